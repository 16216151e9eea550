import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { askedLines } from '../src/terminal/lines.ts';

describe('the lines of an input', () => {
  test('all are heard when it ends before they are answered, and none is asked for after its end', async () => {
    const input = new PassThrough();
    const output = new PassThrough();
    input.end('drop\nhelp\nquit');
    const heard: string[] = [];
    for await (const line of askedLines(input, output)) heard.push(line);
    expect(heard).toEqual(['drop', 'help', 'quit']);
    expect(String(output.read())).toBe('> ');
  });

  test('each is asked for while the input goes on', async () => {
    const input = new PassThrough();
    const output = new PassThrough();
    const lines = askedLines(input, output);
    const hear = async (line: string): Promise<unknown> => {
      const next = lines.next();
      input.write(`${line}\n`);
      return (await next).value;
    };
    expect(await hear('drop')).toBe('drop');
    expect(await hear('help')).toBe('help');
    await lines.return(undefined);
    expect(String(output.read())).toBe('> > ');
  });
});

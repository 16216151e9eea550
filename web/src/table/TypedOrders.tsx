import { CLOCK_WORDS, commandWords } from '@club-route/engine';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import type { TableController } from './controller.ts';
import css from './TypedOrders.module.css';

interface TypedOrdersProps {
  readonly controller: TableController;
  readonly onText: (text: string) => void;
}

/** A line to type orders and commands into, with how to type them. */
export function TypedOrders({ controller, onText }: TypedOrdersProps) {
  const [text, setText] = useState('');
  const { language, clock } = controller.module;
  const isLong = language.orders !== undefined;
  const grammar = controller.mayAct ? controller.module.language.grammar(controller.ground, controller.seat) : '';
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        onText(text);
        setText('');
      }}
    >
      <label htmlFor="typed-orders">Your order</label>
      <div className={css.row}>
        {isLong ? (
          <textarea
            id="typed-orders"
            value={text}
            rows={Math.max(2, text.split('\n').length)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby="typed-help"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              // What takes several lines goes on; a line by itself is sent.
              const goesOn = event.shiftKey || text.includes('\n') || language.opens?.(text);
              if (event.key !== 'Enter' || (goesOn && !event.ctrlKey && !event.metaKey)) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
          />
        ) : (
          <input
            id="typed-orders"
            value={text}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby="typed-help"
            onChange={(event) => setText(event.target.value)}
          />
        )}
        <Button primary type="submit">
          Send
        </Button>
      </div>
      <p id="typed-help" className={css.help}>
        {grammar} {isLong ? 'Press Ctrl+Enter to send a letter of several lines. ' : null}
        {clock === undefined ? null : `Time passes by ${CLOCK_WORDS.join(', ')}. `}
        At any time: {commandWords(controller.module).join(', ')}.
      </p>
    </form>
  );
}

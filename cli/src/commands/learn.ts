import type { Command } from 'commander';
import { LessonCourse, type GameModule, type Lesson, type Match } from '@club-route/engine';
import { FailedError, UsageError } from '../errors.ts';
import { loadMatch, writeTextFile } from '../files.ts';
import { GAME_NAMES, loadGame } from '../games.ts';
import { askedLines } from '../terminal/lines.ts';
import { Opponents } from '../terminal/opponents.ts';
import { print, printText } from '../terminal/print.ts';
import { Table } from '../terminal/table.ts';

interface Words {
  readonly load?: string;
  readonly save?: string;
}

export function addLearn(program: Command): void {
  program
    .command('learn')
    .description('learn a game by playing it, in the terminal or through a pipe')
    .argument('<game>', `one of: ${GAME_NAMES}`)
    .argument('[lesson]', 'the lesson to play; without it, list the lessons or start the only one')
    .option('--load <file>', 'resume a saved lesson')
    .option('--save <file>', 'save to this file after every move')
    .addHelpText('after', '\nExample:\n  club-route learn farthest-bridge\n  club-route learn battle-card first-rounds')
    .action(learn);
}

async function learn(game: string, id: string | undefined, words: Words): Promise<void> {
  const module = await loadGame(game);
  const lessons = (await module.lessons?.()) ?? [];
  if (lessons.length === 0) throw new FailedError(`${module.game.title} has no lessons yet.`);
  const lesson = id === undefined && lessons.length === 1 ? lessons[0] : lessons.find((one) => one.id === id);
  if (id === undefined && lesson === undefined) return list(game, lessons);
  if (lesson === undefined)
    throw new UsageError(`There is no lesson "${id}". The lessons are: ${lessons.map((one) => one.id).join(', ')}.`);
  const course = new LessonCourse(module, lesson);
  const match = words.load === undefined ? course.begin(`lesson ${lesson.id}`) : await left(words.load, module, course);
  await attend(module, match, course, words.save);
}

/** A lesson as it was left in a file. */
async function left(path: string, module: GameModule, course: LessonCourse): Promise<Match> {
  const loaded = await loadMatch(path);
  if (loaded.module.game.id !== module.game.id || !course.fits(loaded.match))
    throw new FailedError(`${path} belongs to another lesson, or the lesson has changed since. Start it again.`);
  return loaded.match;
}

async function attend(module: GameModule, match: Match, course: LessonCourse, path: string | undefined): Promise<void> {
  const save = async (journal: () => string): Promise<void> => {
    if (path !== undefined) await writeTextFile(path, journal());
  };
  await save(() => JSON.stringify(match.journal(true)));
  const table = new Table(module, match, 'off', new Opponents(module, {}, 0, course.lesson.seat), save, course);
  printText(`${course.lesson.title}. ${course.lesson.about}`);
  table.greet();
  if (table.over) return;
  table.ask();
  for await (const line of askedLines(process.stdin, process.stdin.isTTY ? process.stdout : undefined))
    if (!(await table.hear(line))) break;
  table.farewell();
}

function list(game: string, lessons: readonly Lesson[]): void {
  for (const { id, title, about, minutes } of lessons) {
    print(`${id}: ${title} (about ${minutes} minutes)`);
    printText(about, '  ');
  }
  printText(`Type "club-route learn ${game} ${lessons[0]!.id}" to begin.`);
}

import { findGame } from '@club-route/catalogue';
import {
  adviceOn,
  analyseGame,
  Match,
  type Advisor,
  type GameModule,
  type Journal,
  type OptionValues,
  type StateObject,
} from '@club-route/engine';
import { lookBackOn } from '../result/look-back.ts';
import type { Account, Answered, Asked, Question, Worked } from './messages.ts';

// A first answer may take a third of a second and more: here it holds up nobody.

function matchOf(module: GameModule, journal: Journal): Match {
  const loaded = Match.load(module.game, journal);
  if ('problem' in loaded) throw new Error(loaded.problem.text);
  return loaded.match;
}

function accountOf(module: GameModule, match: Match): Account {
  const advisor = advisorOf(module, match.options);
  const analysis = analyseGame(advisor, match.line(), (n) => match.stateAt(n));
  const best = analysis.decisions.map(({ entry }) => {
    const { actions } = adviceOn(module.game, advisor, match.stateAt(match.steps[entry]!.parent));
    return [entry, actions.reduce((most, one) => (one.value > most.value ? one : most)).action] as const;
  });
  return { ...analysis, kind: advisor.kind, start: advisor.value(match.stateAt(0)), best: Object.fromEntries(best) };
}

function advisorOf(module: GameModule, options: OptionValues): Advisor<StateObject, { kind: string }> {
  if (module.advisor === undefined) throw new Error(`${module.game.title} has no odds`);
  return module.advisor(options);
}

async function answerTo(question: Question): Promise<Worked> {
  const module = await findGame(question.game)!.load();
  if (question.kind === 'account') return accountOf(module, matchOf(module, question.journal));
  if (question.kind === 'lookBack') return lookBackOn(module, matchOf(module, question.journal), question.viewer);
  const advisor = advisorOf(module, question.options as OptionValues);
  return adviceOn(module.game, advisor, module.game.shape.decode(question.state));
}

/** Answers from here on. */
export function serve(): void {
  addEventListener('message', ({ data: { id, question } }: MessageEvent<Asked>) => {
    answerTo(question).then(
      (answer) => postMessage({ id, answer } satisfies Answered),
      (error: unknown) => postMessage({ id, failure: String(error) } satisfies Answered),
    );
  });
}

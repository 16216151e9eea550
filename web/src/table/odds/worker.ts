import { findGame } from '@club-route/catalogue';
import {
  analyseGame,
  Match,
  wholeActions,
  type Advisor,
  type GameModule,
  type Journal,
  type OptionValues,
  type StateObject,
} from '@club-route/engine';
import type { Account, Advice, Answered, Asked, Question } from './messages.ts';

// A first answer may take a third of a second and more: here it holds up nobody.

/** Games with more choices than this get no number for each. */
const MOST_ACTIONS = 256;

function adviceFor({ game }: GameModule, advisor: Advisor<StateObject, { kind: string }>, state: StateObject): Advice {
  const seat = game.active(state)[0];
  const actions = seat === undefined ? [] : (wholeActions(game, state, seat, MOST_ACTIONS) ?? []);
  return {
    kind: advisor.kind,
    best: advisor.value(state),
    actions: actions.map((action) => ({ action, value: advisor.valueOf(state, action) })),
  };
}

function accountOf(module: GameModule, journal: Journal): Account {
  const loaded = Match.load(module.game, journal);
  if ('problem' in loaded) throw new Error(loaded.problem.text);
  const { match } = loaded;
  const advisor = advisorOf(module, match.header.options as OptionValues);
  const analysis = analyseGame(advisor, match.line(), (n) => match.stateAt(n));
  const best = analysis.decisions.map(({ entry }) => {
    const { actions } = adviceFor(module, advisor, match.stateAt(match.steps[entry]!.parent));
    return [entry, actions.reduce((most, one) => (one.value > most.value ? one : most)).action] as const;
  });
  return { ...analysis, kind: advisor.kind, start: advisor.value(match.stateAt(0)), best: Object.fromEntries(best) };
}

function advisorOf(module: GameModule, options: OptionValues): Advisor<StateObject, { kind: string }> {
  if (module.advisor === undefined) throw new Error(`${module.game.title} has no odds`);
  return module.advisor(options);
}

async function answerTo(question: Question): Promise<Advice | Account> {
  const module = await findGame(question.game)!.load();
  if (question.kind === 'account') return accountOf(module, question.journal);
  const advisor = advisorOf(module, question.options as OptionValues);
  return adviceFor(module, advisor, module.game.shape.decode(question.state));
}

addEventListener('message', ({ data: { id, question } }: MessageEvent<Asked>) => {
  answerTo(question).then(
    (answer) => postMessage({ id, answer } satisfies Answered),
    (error: unknown) => postMessage({ id, failure: String(error) } satisfies Answered),
  );
});

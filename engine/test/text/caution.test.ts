import { expect, test } from 'vitest';
import { NO_OFFER, type EndOffer } from '../../src/offer.ts';
import { cautionOf } from '../../src/text/caution.ts';
import { patrol, patrolLanguage, patrolOffers } from '../../src/testing/patrol/index.ts';

type Asked = Parameters<typeof cautionOf>[0];
const END = { kind: 'end' };
const sight = patrol.shape.create();

function asked(end: Omit<EndOffer<typeof END>, 'label' | 'action'>, action: { readonly kind: string } = END) {
  const offers = { ...patrolOffers, of: () => ({ ...NO_OFFER, end: { label: 'End', action: END, ...end } }) };
  return cautionOf({ language: patrolLanguage, offers } as unknown as Asked, sight as never, 'north', action);
}

test('ending a phase with much undone is asked about, with what is left and the rule', () => {
  expect(asked({ left: 'Nobody has moved.', grave: '5.0' })).toEqual({ rule: '5.0', text: 'Nobody has moved.' });
});

test('little left undone, nothing left, or another decision are not', () => {
  expect(asked({ left: '1 unit can still move.' })).toBeUndefined();
  expect(asked({ left: '', grave: '5.0' })).toBeUndefined();
  expect(asked({ left: 'Nobody has moved.', grave: '5.0' }, { kind: 'hold' })).toBeUndefined();
});

test('what the game itself asks about comes first', () => {
  const own = { rule: '11.2', text: 'Two units wait.' };
  const module = { language: { ...patrolLanguage, caution: () => own }, offers: patrolOffers };
  expect(cautionOf(module as unknown as Asked, sight as never, 'north', END)).toBe(own);
});

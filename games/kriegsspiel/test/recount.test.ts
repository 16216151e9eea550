import { expect, test } from 'vitest';
import { unitCalled } from '../src/data/units.ts';
import { recount } from '../src/language/recount.ts';
import type { UnitReport } from '../src/knowledge/dispatch.ts';
import type { CampaignReport } from '../src/report.ts';

type Combat = Extract<CampaignReport, { kind: 'combat' }>;

function combat(attackers: readonly string[], defenders: readonly string[], result: Combat['result']): Combat {
  const numbers = { guns: [], attack: 7, defence: 2, modifier: -2, die: 3, minute: 1000, losses: [] };
  const units = { attackers: attackers.map(unitCalled), defenders: defenders.map(unitCalled) };
  return { kind: 'combat', ...units, ...numbers, result, discloses: true };
}

function mail(event: UnitReport['event']): CampaignReport {
  const dispatch: UnitReport = {
    kind: 'report',
    minute: 1000,
    unit: unitCalled('1/vT'),
    event,
    cell: 0,
    state: 'contact',
    strength: 62,
    supplied: false,
    sightings: [],
    structures: [],
    ruins: [],
    lost: [],
  };
  return { kind: 'dispatch', to: 'german', dispatch, discloses: true };
}

test('who looks back reads what came of a fight, without its sum', () => {
  const told = (report: CampaignReport): string | undefined => recount(report, 'umpire');
  expect(told(combat(['1/9SS', '3/9SS'], ['1/1', '2S/1'], 'D2'))).toBe(
    '1/9SS and 3/9SS attack 1/1 and 2S/1: the defenders fall back.',
  );
  expect(told(combat(['2/10SS'], ['1/1Lt'], 'A1'))).toBe('2/10SS attacks 1/1Lt: the attackers fall back.');
  expect(told(combat(['1/1', '2S/1', '3/1', '1/1Lt'], ['2/10SS'], 'BR'))).toBe(
    '4 units attack 2/10SS: both sides fall back.',
  );
});

test('who looks back reads no mail, but what a mail alone tells', () => {
  expect(recount(mail('contact'), 'german')).toBeUndefined();
  expect(recount(mail('out of supply'), 'umpire')).toBe('1/vT is out of supply.');
});

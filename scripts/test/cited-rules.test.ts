import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue, findGame } from '@club-route/catalogue';
import { citedRule } from '@club-route/engine';
import { expect, test } from 'vitest';
import { inRoot } from '../tools/paths.mjs';

/** Where the rules of a game lie that are not in a folder of its name. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  'kriegsspiel-battle': ['games/kriegsspiel/src/battle', 'games/kriegsspiel/src/tactical'],
  'kriegsspiel-second': ['games/kriegsspiel/src/second'],
};
/** Rules that two games share may be cited for the other one. */
const SHARED_BY: Readonly<Record<string, readonly string[]>> = { kriegsspiel: ['kriegsspiel-second'] };
/** Parts of a game that another one has no use for. */
const OTHERS = /^(battle|second|tactical)\//;
/** These files say what rules there are. */
const TEXTS = /(^|\/)(register|rules-text|lessons|figures|glossary|summary)(\/|\.ts$|-)|(^|\/)rules\.ts$/;
/** As a field, or as the first word of a refusal made by a helper. */
const CITED = /(?:\brule: |\b(?:no|only|refusal|Unreadable)\((?='[^']+', ))'([^']+)'/g;
/** A text that nobody could read breaks no rule. */
const NOT_A_RULE = 'notation';

function citedIn(folder: string): readonly string[] {
  return readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !TEXTS.test(name) && !OTHERS.test(name))
    .flatMap((name) => [...readFileSync(inRoot(path.join(folder, name)), 'utf8').matchAll(CITED)])
    .flatMap(([, rule = '']) => rule.split(', '))
    .filter((rule) => rule !== NOT_A_RULE);
}

test.each(catalogue.map((entry) => [entry.id, entry] as const))(
  '%s: every rule that a refusal or an option cites can be looked up',
  async (id, entry) => {
    const modules = await Promise.all([entry.load(), ...(SHARED_BY[id] ?? []).map((other) => findGame(other)!.load())]);
    const cited = new Set((FOLDERS[id] ?? [`games/${id}/src`]).flatMap(citedIn));
    expect(cited.size).toBeGreaterThan(2);
    expect([...cited].filter((rule) => modules.every((module) => citedRule(module, rule) === undefined))).toEqual([]);
  },
);

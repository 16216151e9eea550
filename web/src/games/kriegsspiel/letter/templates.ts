import { CHIEF, isCommand, language, UNITS, unitsOfCommand, type CampaignState } from '@club-route/kriegsspiel';
import type { Seat } from '@club-route/engine';

export interface Template {
  readonly name: string;
  readonly text: string;
}

/** Letters to begin with, for a unit where one is selected. */
export function templatesFor(state: CampaignState, seat: Seat, chosen: number | undefined): readonly Template[] {
  if (!isCommand(seat)) return UMPIRE;
  const unit = UNITS[chosen ?? unitsOfCommand(seat)[0]].id;
  const other = seat === 'xxx' ? CHIEF.airborne : CHIEF.xxx;
  return [
    { name: 'Move by road and hold', text: `TO ${unit}\nMOVE TO \nIF CONTACT HOLD\nHOLD` },
    { name: 'Attack at a time, with guns', text: `TO ${unit}\nAT +30\nATTACK \nWITH GUNS ` },
    { name: 'Wait, then move', text: `TO ${unit}\nWAIT UNTIL 18 0600\nMOVE TO ` },
    { name: 'Ask for a report', text: `TO ${unit}\nREPORT ALL` },
    { name: 'Cancel all orders', text: `TO ${unit}\nCANCEL ALL` },
    ...(seat === 'airborne'
      ? []
      : [
          { name: 'Air patrol', text: 'TO AIR\nPATROL ' },
          { name: 'Air recce', text: 'TO AIR\nAIR RECCE ' },
        ]),
    ...(seat === 'airborne' && state.plan !== null
      ? [{ name: 'The landing plan, to change it', text: language.write(state, { kind: 'plan', ...state.plan }) }]
      : []),
    ...(seat === 'german' ? [] : [{ name: `Message to ${other} HQ`, text: `TO ${other} HQ\nMESSAGE: ` }]),
    { name: 'Letter to the umpire', text: 'LETTER: ' },
  ];
}

/** 25: what an umpire may write, each as it is typed. */
const UMPIRE: readonly Template[] = [
  { name: 'Write to a commander', text: 'WRITE XXX: ' },
  { name: 'Set the weather', text: 'SET WEATHER GOOD BECAUSE ' },
  { name: 'Set the strength of a unit', text: 'SET STRENGTH OF 1/506 TO 80 BECAUSE ' },
  { name: 'Move a unit to a square', text: 'SET SQUARE OF 1/506 TO 0910 BECAUSE ' },
  { name: 'Set a bridge', text: 'SET STATE OF SON-BRIDGE TO DESTROYED BECAUSE ' },
  { name: 'Lay a town in ruins', text: 'SET RUIN OF 0910 TO YES BECAUSE ' },
  { name: 'Set squadrons', text: 'SET SQUADRONS OF ALLIED TO 3 BECAUSE ' },
  { name: 'Set the lift', text: 'SET LIFT OF 18 TO 6 BECAUSE ' },
  { name: 'Set points', text: 'SET POINTS OF ALLIED TO 10 BECAUSE ' },
  { name: 'Add a unit', text: 'ADD UNIT 1/506 AT 0910 BECAUSE ' },
  { name: 'Force an order', text: 'FORCE XXX BECAUSE the corps orders it\nTO 1/506\nMOVE TO 0910' },
  { name: 'Veto the orders of a unit', text: 'VETO 1/506 BECAUSE ' },
  { name: 'Hold reports back', text: 'HOLD REPORTS TO XXX BECAUSE ' },
  { name: 'Let reports go again', text: 'RESUME REPORTS TO XXX BECAUSE ' },
  { name: 'Forge a report', text: 'FORGE REPORT OF 1/506 AT 0910 STATE HALTED STRENGTH 90 BECAUSE ' },
  { name: 'Forge a message', text: 'FORGE MESSAGE TO XXX FROM AIRBORNE HQ BECAUSE a rumour\n' },
  { name: 'Roll dice', text: 'ROLL 2 FOR ' },
];

import type { Debrief, MapPiece } from '@club-route/engine';
import type { MapSheet } from '../draw/map-sheet.ts';
import { COLOURS, pictureGround, spotOf } from '../export/picture.ts';
import { escaped } from '../export/svg.ts';
import { pageScript } from './script.ts';
import { pageStyle } from './style.ts';

/** One moment of the replay: its time in words, and what lies on the map. */
export interface Moment {
  readonly minute: number;
  readonly words: string;
  readonly pieces: readonly MapPiece[];
}

export interface AfterAction extends Debrief {
  readonly title: string;
  /** How it ended, or that it has not. */
  readonly result: string;
  readonly moments: readonly Moment[];
  /** Seat -> how it is called. */
  readonly seats: Readonly<Record<string, string>>;
  words(minute: number): string;
}

/** A whole after-action report as one page: nothing is fetched, everything is in it. */
export function afterActionPage(sheet: MapSheet, report: AfterAction): string {
  const data = {
    moments: report.moments.map(({ minute, words, pieces }) => ({
      minute,
      words,
      pieces: pieces.flatMap((piece) => pieceData(sheet, piece)),
    })),
    colours: COLOURS,
  };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>${escaped(report.title)}: after-action report</title>
<style>${pageStyle}</style>
</head>
<body>
<h1>${escaped(report.title)}</h1>
<p>${escaped(report.result)}</p>
<nav><a href="#map">Map</a> <a href="#timeline">Timeline</a> <a href="#losses">Losses</a> <a href="#messages">Messages</a></nav>
<section id="map" aria-label="Map">
<div class="controls">
<button type="button" id="play">Play</button>
<label>Time <input type="range" id="time" min="0" max="${Math.max(0, report.moments.length - 1)}" value="0"></label>
<output id="now" for="time"></output>
</div>
<div class="sheet">${pictureGround(sheet).replace('</svg>', '<g id="pieces"></g></svg>')}</div>
</section>
<section id="timeline"><h2>Timeline</h2>${linesOf(report, report.events, 'event')}</section>
<section id="losses"><h2>Losses</h2>${unitsOf(report)}</section>
<section id="messages"><h2>Messages</h2>
<p>${Object.entries(report.seats)
    .map(
      ([seat, name]) => `<label><input type="checkbox" data-seat="${escaped(seat)}" checked> ${escaped(name)}</label>`,
    )
    .join(' ')}</p>
${linesOf(report, report.messages, 'message')}</section>
<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script>${pageScript}</script>
</body>
</html>
`;
}

/** Where it lies on the sheet, whose it is, what stands on it. */
function pieceData(sheet: MapSheet, piece: MapPiece): readonly (readonly unknown[])[] {
  const spot = spotOf(sheet, piece);
  if (spot === undefined) return [];
  return [[Math.round(spot.x), Math.round(spot.y), piece.side ?? '', piece.label, piece.note ?? '']];
}

function linesOf(report: AfterAction, lines: AfterAction['events'], kind: string): string {
  const items = lines.map(({ minute, text, seats }) => {
    const names = seats.map((seat) => report.seats[seat] ?? seat).join(', ');
    const who = names === '' ? '' : ` <b>${escaped(names)}</b>`;
    const button = `<button type="button" data-minute="${minute}">${escaped(report.words(minute))}</button>`;
    return `<li class="${kind}" data-seats="${escaped(seats.join(' '))}">${button}${who} <span>${escaped(text)}</span></li>`;
  });
  return `<ol>${items.join('\n')}</ol>`;
}

function unitsOf({ units, seats }: AfterAction): string {
  const rows = units.map(({ seat, name, formation, strength, fate }) => {
    const cells = [seats[seat] ?? seat, formation, name, `${strength} %`, fate];
    return `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`;
  });
  return `<table><thead><tr><th>Commander</th><th>Formation</th><th>Unit</th><th>Strength left</th><th>Fate</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

/** What an after-action report does by itself: moves the map through time, and filters messages. Plain and without a library. */
export const pageScript = `
'use strict';
const { moments, colours } = JSON.parse(document.getElementById('data').textContent);
const pieces = document.getElementById('pieces');
const slider = document.getElementById('time');
const now = document.getElementById('now');
const play = document.getElementById('play');
const NS = 'http://www.w3.org/2000/svg';
const CELL = 100;
function element(name, attributes, text) {
  const made = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (text !== undefined) made.textContent = text;
  return made;
}
function draw(index) {
  const moment = moments[index];
  if (moment === undefined) return;
  now.textContent = moment.words;
  pieces.replaceChildren(...moment.pieces.map(([x, y, side, label, note]) => {
    const group = element('g', { transform: 'translate(' + x + ' ' + y + ')' });
    if (side === '') {
      group.append(element('circle', { r: 20, fill: '#fbf6e9', stroke: '#a3160f', 'stroke-width': 4 }),
        element('text', { y: 8, 'text-anchor': 'middle', 'font-size': 26, fill: '#a3160f' }, label));
      return group;
    }
    const colour = colours[side] || { face: '#fbf6e9', ink: '#22201b' };
    const size = Math.min(34, 150 / Math.max(4, label.length));
    group.append(element('rect', { x: -45, y: -45, width: 90, height: 90, rx: 6, fill: colour.face, stroke: '#22201b', 'stroke-width': 3 }),
      element('text', { y: -4, 'text-anchor': 'middle', 'font-size': size, 'font-weight': 600, fill: colour.ink }, label),
      element('text', { y: 32, 'text-anchor': 'middle', 'font-size': 26, fill: colour.ink }, note));
    return group;
  }));
}
function show(index) {
  slider.value = String(index);
  draw(index);
}
slider.addEventListener('input', () => draw(Number(slider.value)));
let timer;
function stop() {
  clearInterval(timer);
  timer = undefined;
  play.textContent = 'Play';
}
play.addEventListener('click', () => {
  if (timer !== undefined) return stop();
  play.textContent = 'Stop';
  if (Number(slider.value) >= moments.length - 1) show(0);
  timer = setInterval(() => {
    const next = Number(slider.value) + 1;
    if (next >= moments.length) stop();
    else show(next);
  }, 400);
});
for (const button of document.querySelectorAll('button[data-minute]')) {
  button.addEventListener('click', () => {
    const minute = Number(button.dataset.minute);
    let index = moments.findIndex((moment) => moment.minute >= minute);
    if (index < 0) index = moments.length - 1;
    show(index);
    document.getElementById('map').scrollIntoView();
  });
}
const boxes = [...document.querySelectorAll('input[data-seat]')];
for (const box of boxes) {
  box.addEventListener('change', () => {
    const wanted = new Set(boxes.filter((one) => one.checked).map((one) => one.dataset.seat));
    for (const item of document.querySelectorAll('li.message'))
      item.hidden = !item.dataset.seats.split(' ').some((seat) => wanted.has(seat));
  });
}
draw(0);
`;

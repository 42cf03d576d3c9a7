/**
 * The least that a page designer can do, written against the browser alone: the same titles and one input. A click marks a title and
 * shows its text, a letter is shown in both. No state, no undo, no panel: what is left is the browser's own work.
 */
import { settled } from '../../scenes/show';

const titles: HTMLElement[] = [];
let chosen: HTMLElement | undefined;

window.makeScene = (count) => {
  for (let index = 0; index < count!; index += 1) {
    const title = document.createElement('h2');
    title.textContent = `标题${index}`;
    title.style.cssText = 'margin: 0; padding: 10px 12px; font-size: 12px; overflow: hidden';
    titles.push(title);
  }
};
window.drawScene = () => {
  document.body.style.margin = '0';
  const list = document.createElement('div');
  list.append(...titles);
  const input = document.createElement('input');
  input.style.cssText = 'position: fixed; top: 0; right: 0';
  list.addEventListener('click', ({ target }) => {
    if (chosen) chosen.style.outline = '';
    chosen = target as HTMLElement;
    chosen.style.outline = '2px solid';
    input.value = chosen.textContent;
  });
  input.addEventListener('input', () => {
    if (chosen) chosen.textContent = input.value;
  });
  document.body.append(list, input);
};
window.settled = settled;

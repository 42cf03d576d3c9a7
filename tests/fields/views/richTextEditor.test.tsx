// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { describe, expect, test } from 'vitest';
import { editable, extensions, stored } from '../../../src/fields/richText/extensions';
import { sanitize } from '../../../src/fields/richText/sanitize';

/** What is saved after the text was opened in the editor. */
function saved(html: string): string {
  const editor = new Editor({ element: document.createElement('div'), injectCSS: false, extensions: extensions(''), content: editable(html) });
  const result = stored(editor);
  editor.destroy();
  return result;
}

describe('opened and saved without loss', () => {
  test.each([
    '<p>好</p>',
    '<h1>一</h1><h2>二</h2><h3>三</h3><h4>四</h4><h5>五</h5><h6>六</h6>',
    '<p><strong>粗</strong><em>斜</em><u>线</u><s>删</s><code>码</code></p>',
    '<p>x<sub>2</sub>y<sup>3</sup><mark>亮</mark><small>小</small></p>',
    '<p><span style="color: rgb(200, 50, 43)">红</span><span style="background-color: rgb(255, 255, 0)">底</span></p>',
    '<p><span style="font-size: 20px">大</span><span style="letter-spacing: 2px">宽</span></p>',
    '<p style="text-align: center">中</p><p style="text-align: right">右</p><h2 style="text-align: center">题</h2>',
    '<p style="text-indent: 2em">缩</p><p style="margin-left: 20px">进</p>',
    '<p style="text-indent: 2em; text-align: justify">都有</p>',
    '<ul><li><p>一</p><ul><li><p>内</p></li></ul></li></ul><ol start="3"><li><p>三</p></li></ol>',
    '<blockquote><p>引</p></blockquote><hr><pre><code>码</code></pre>',
    '<p>前<img src="/a.png" alt="图" title="题" width="100" height="50">后</p>',
    '<p><img src="/a.png" style="width: 50%"></p>',
    '<p><a href="https://www.example.com/">链</a><a href="mailto:a@example.com">信</a><a href="tel:4001234567">电</a></p>',
    '<p><a target="_blank" href="https://www.example.com/" rel="noopener noreferrer">新窗口</a></p>',
    '<video src="/a.mp4" controls="" width="320"></video><audio src="/a.mp3" controls=""></audio>',
    '<figure><img src="/a.png"><figcaption>说明</figcaption></figure>',
    '<p>一<br>二</p>',
  ])('%s', (html) => expect(normal(saved(html))).toBe(normal(html)));

  test('an empty text is stored as nothing', () => expect(saved('<p></p>')).toBe(''));

  test('a table keeps its cells, spans and colours', () => {
    const table = saved('<table><tbody><tr><th colspan="2">头</th></tr><tr><td style="background-color: rgb(238, 238, 238)">甲</td><td rowspan="1">乙</td></tr></tbody></table>');
    const view = new DOMParser().parseFromString(table, 'text/html');
    expect([...view.querySelectorAll('th, td')].map((cell) => [cell.localName, cell.textContent, cell.getAttribute('colspan'), cell.getAttribute('style')])).toEqual([
      ['th', '头', '2', null], ['td', '甲', '1', 'background-color: rgb(238, 238, 238)'], ['td', '乙', '1', null],
    ]);
  });

  test('a div with text becomes a paragraph with the same alignment', () =>
    expect(saved('<div style="text-align: center">中</div><section><p>内</p></section>')).toBe('<p style="text-align: center">中</p><p>内</p>'));

  test('saving twice changes nothing', () => {
    const once = saved('<div>一<ul><li>二</li></ul></div><p style="color: red; text-align: left">三</p>');
    expect(saved(once)).toBe(once);
  });

  test('what the console lets through, the server keeps', () => {
    const html = saved('<h2 style="text-align: center">题</h2><p><span style="color: #c8322b">红</span><a target="_blank" href="/x">链</a></p>');
    expect(normal(sanitize(html))).toBe(normal(html));
  });
});

/** Attribute order, void tags and the blanks in styles are not content. */
function normal(html: string): string {
  const view = new DOMParser().parseFromString(html, 'text/html');
  for (const element of view.body.querySelectorAll('*')) {
    const attributes = [...element.attributes].map(({ name, value }) => [name, name === 'style' ? value.split(';').map((part) => part.trim()).filter(Boolean).sort().join('; ') : value] as const);
    for (const [name] of attributes) element.removeAttribute(name);
    for (const [name, value] of attributes.sort(([a], [b]) => a.localeCompare(b))) element.setAttribute(name, value);
  }
  return view.body.innerHTML;
}

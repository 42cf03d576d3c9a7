// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { editable } from '../../../src/fields/richText/extensions';
import { isFromOffice, plainOffice } from '../../../src/fields/richText/paste';
import { refused } from '../../../src/fields/richText/refused';
import { wordPage, wpsPage } from '../office';

/** Pasted as the editor takes it. */
const pasted = (html: string): string => editable(plainOffice(html)).replace(/\n\s*/g, '');

describe('from Word', () => {
  test('its page is recognised, and other pages are not', () => {
    expect([isFromOffice(wordPage), isFromOffice(wpsPage), isFromOffice('<p style="color: red"><b>字</b></p>')]).toEqual([true, true, false]);
  });

  test('nothing of its own markup is left', () => {
    const html = pasted(wordPage);
    expect(html).not.toMatch(/mso|class=|<o:|<!--|<style|font-family|宋体|lang=|windowtext|file:/i);
  });

  test('heading, bold, colour, alignment and underline stay', () => {
    const html = pasted(wordPage);
    expect(html).toContain('<h1>春季活动方案</h1>');
    expect(html).toContain('<b>满减</b>');
    expect(html).toContain('<span style="color: #C00000">限时</span>');
    expect(html).toContain('<p style="text-align: center">');
    expect(html).toContain('<u>');
  });

  test('paragraphs that it numbers become lists, nested as they were', () => {
    expect(pasted(wordPage)).toContain('<ol><li>报名</li><li>审核<ul><li>资质</li><li>商品</li></ul></li><li>上线</li></ol>');
  });

  test('a table keeps its cells, spans and ground', () => {
    const view = new DOMParser().parseFromString(pasted(wordPage), 'text/html');
    expect([...view.querySelectorAll('tr')].map((row) => [...row.cells].map((cell) => cell.textContent))).toEqual([['档位'], ['满', '减'], ['199', '20']]);
    expect(view.querySelector('td')!.getAttribute('colspan')).toBe('2');
    expect(view.querySelector('td')!.getAttribute('style')).toMatch(/background/);
  });

  test('pictures of the author’s own disk go', () => expect(pasted(wordPage)).not.toContain('<img'));
});

describe('from WPS', () => {
  test('is plain, with bold, colour, list and table', () => {
    const html = pasted(wpsPage);
    expect(html).not.toMatch(/mso|class=|<font|font-family|<!--/i);
    expect(html).toContain('<b>发货须知</b>');
    expect(html).toContain('<span style="color: rgb(255, 0, 0)">48小时</span>');
    expect(html).toContain('<ul><li>易碎品加固</li><li>生鲜冷链</li></ul>');
    expect(html).toContain('<td>顺丰</td>');
  });
});

test.each([
  ['<p>字</p>', []],
  ['<p style="COLOR: red; text-align:center"><a href="/x" target="_blank">链</a></p>', []],
  ['<p onclick="x()">字</p><script>1</script>', ['onclick', '<script>']],
  ['<p style="position: fixed">字</p>', ['position']],
  ['<a href="javascript:x">字</a>', ['href']],
  ['<iframe src="//x"></iframe><iframe></iframe>', ['<iframe>', 'src']],
])('of %s the source view names %j as refused', (html, names) => expect(refused(html)).toEqual(names));

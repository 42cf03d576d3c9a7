// @vitest-environment jsdom
import fc from '../property';
import { describe, expect, test } from 'vitest';
import { addressSchemes, allowedTags, attributeNames, cleanStyle, isAllowedAddress } from '../../src/fields/richText/rules';
import { sanitize } from '../../src/fields/richText/sanitize';
import { cleanHtml } from '../../src/fields/richText/cleanHtml';
import { emptied } from '../../src/fields/richText/kind';
import { attacks } from './attacks';

/** As a browser writes it. */
const normal = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.innerHTML;

/** Everything a browser makes of the fragment obeys the rules. */
function breaches(html: string): string[] {
  const document = new DOMParser().parseFromString(html, 'text/html');
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName;
    if (!allowedTags.includes(tag)) return [`<${tag}>`];
    return [...element.attributes].flatMap(({ name, value }) => {
      // An element made with `is` is written with it for ever; the library empties it.
      if ((tag === 'a' && name === 'rel') || (name === 'is' && value === '')) return [];
      if (!attributeNames(tag).includes(name)) return [`${tag} ${name}`];
      if (name === 'style' && cleanStyle(value) !== value) return [`style ${value}`];
      const schemes = addressSchemes[tag]?.[name];
      return schemes && !isAllowedAddress(value, schemes) ? [`${tag} ${name}=${value}`] : [];
    });
  });
}

describe('attacks', () => {
  test('by depth take no more than linear time', () => {
    const started = performance.now();
    for (const piece of ['<b><i>', '<table><td>', '<p>']) expect(sanitize(piece.repeat(800_000 / piece.length))).toBe('');
    // Quadratic time would take minutes on a slow machine.
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  describe.each([['the server', sanitize], ['the console', cleanHtml]] as const)('at %s', (_side, clean) => {
    test.each(attacks)('%s loses its sting', (attack) => {
      const once = clean(attack);
      expect(breaches(once)).toEqual([]);
      // Text may say anything; nothing of it stands in a tag.
      expect(once.replace(/>[^<]*</g, '><')).not.toMatch(/(?:java|vb)script:|<[^>"]*\son\w+=/i);
      expect(clean(once)).toBe(once);
    });
  });

  test('what the server lets through, the console shows unchanged', () => {
    for (const attack of attacks) expect(normal(cleanHtml(sanitize(attack)))).toBe(normal(sanitize(attack)));
  });

  test('in any combination, and cleaning twice changes nothing', () => {
    fc.assert(fc.property(fc.array(fc.oneof(fc.constantFrom(...attacks), fc.string(), fc.constantFrom('<', '>', '"', "'", '<p>', '</p>', '<!--', '-->', '<table>', '<td>'))), (pieces) => {
      const clean = sanitize(pieces.join(''));
      expect(breaches(clean)).toEqual([]);
      expect(sanitize(clean)).toBe(clean);
    }), { numRuns: 60 });
  });
});

test('markup is as deep as what stands open: the end of another tag is no step up', () => {
  for (const unit of ['<h1>字</h2>', '<b>字</i>', '<em>字</p>']) expect(sanitize(unit.repeat(1_001))).toBe(Array.from('字'.repeat(1_001)).join(' '));
  expect(sanitize('<div><b>字</div>'.repeat(1_001))).toContain('<b>');
});

test('of absurdly deep markup the text remains', () => {
  expect(sanitize(`${'<div>'.repeat(2000)}1 < 2 <b>字</b>${'</div>'.repeat(2000)}`)).toBe('1 &lt; 2 字');
});

test.each([
  ['bold, italic, underline, strike', '<p><strong>粗</strong><em>斜</em><u>下划线</u><s>删除</s></p>'],
  ['colours and size', '<p><span style="color: rgb(255, 0, 0); background-color: #ff0; font-size: 18px">字</span></p>'],
  ['alignment', '<p style="text-align: center">中</p>'],
  ['headings', '<h1>一</h1><h2>二</h2><h6>六</h6>'],
  ['lists', '<ul><li><p>甲</p></li></ul><ol start="3"><li>乙</li></ol>'],
  ['tables', '<table style="min-width: 50px"><colgroup><col style="min-width: 25px" /></colgroup><tbody><tr><th colspan="2" rowspan="1" colwidth="100,200"><p>头</p></th></tr><tr><td>格</td></tr></tbody></table>'],
  ['links', '<p><a href="https://example.com/a?b=1" target="_blank" rel="noopener noreferrer">链接</a><a href="/help">站内</a></p>'],
  ['images', '<p><img src="https://example.com/a.png" alt="图" width="300" /><img src="/demo/picture-1.svg" alt="" /></p>'],
  ['videos', '<video src="/a.mp4" controls width="100%"></video>'],
  ['quotes, code and rules', '<blockquote><p>引</p></blockquote><pre><code>a &lt; b</code></pre><hr />'],
])('%s survive', (_what, html) => expect(sanitize(html)).toBe(html));

test.each([
  ['color: red; position: fixed', 'color: red'],
  ['COLOR : RED ;; text-align:center', 'color: RED; text-align: center'],
  ['background: url(x)', ''],
  ['font-family: "微软雅黑", Arial', 'font-family: "微软雅黑", Arial'],
  ['border: 1px solid #ccc; margin: 0 auto', 'border: 1px solid #ccc; margin: 0 auto'],
  ['constructor: x', ''],
])('the style %s becomes %s', (style, clean) => expect(cleanStyle(style)).toBe(clean));

test.each([['<p></p>', ''], ['<p>&nbsp;<br></p>', ''], ['<p>字</p>', '<p>字</p>'], ['<p><img src="/a.png"></p>', '<p><img src="/a.png"></p>']])(
  '%s is kept as %s', (html, kept) => expect(emptied(html)).toBe(kept));

import fc from '../property';
import { expect, test } from 'vitest';
import { stripTags } from '../../src/engine/text/stripTags';
import { isEmpty, trimmed } from '../../src/engine/text/words';

test.each([
  ['<p>你好&nbsp;<b>世界</b></p>', '你好 世界'],
  ['甲<br>乙', '甲 乙'],
  ['<script>alert("<p>")</script>正文<style>p{}</style>', '正文'],
  ['<!-- 注 > 释 -->正文', '正文'],
  ['1 < 2 &amp;&lt;3&gt; &#39;x&#39; &copy;', "1 < 2 &<3> 'x' &copy;"],
  ['&amp;lt;', '&lt;'],
  ['正文<script>未闭合', '正文'],
  ['正文<p', '正文'],
])('%s reads %s', (html, text) => expect(stripTags(html)).toBe(text));

test('no markup takes more than linear time', () => {
  const hostile = ['<', '<a', '<!--', '<script', '<script>', '</', '&'].map((piece) => piece.repeat(200_000));
  const started = performance.now();
  for (const html of hostile) stripTags(html);
  // Quadratic time would take minutes.
  expect(performance.now() - started).toBeLessThan(5_000);
});

test('text without markup is kept', () => {
  fc.assert(fc.property(fc.string().filter((text) => !/[<&]/.test(text)), (text) => {
    expect(stripTags(text)).toBe(text.replace(/\s+/g, ' ').trim());
  }));
});

test('not given are null, undefined, the empty text and the empty list', () => {
  expect([null, undefined, '', [], 0, false, ' ', {}].map(isEmpty)).toEqual([true, true, true, true, false, false, false, false]);
  expect([' a ', null, 5].map(trimmed)).toEqual(['a', '', '5']);
});

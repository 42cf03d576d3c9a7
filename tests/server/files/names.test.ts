import fc from '../../property';
import { describe, expect, it } from 'vitest';
import { isKey, keyOf, keysIn, newKey, urlOf } from '../../../src/server/files/address';
import { cleanName, distinct, extensionOf, nameWith } from '../../../src/server/files/names';

const anything = fc.string({ unit: 'binary', maxLength: 300 });
const nasty = fc.array(fc.constantFrom('../', '..\\', '/', '\\', '.', '\0', '\n', '\u202e', '\ud800', '图', 'a', ' ', '.png', '👨', '\u200d', '\ufe0f', '🏴', '\u{e0067}', '\u{e007f}', 'CON', '%2e%2e%2f', ':', '*'), { maxLength: 40 }).map((parts) => parts.join(''));
const any = fc.oneof(anything, nasty);

describe('a cleaned name', () => {
  it('is one short visible name, whatever was given', () => {
    fc.assert(fc.property(any, (given) => {
      const name = cleanName(given);
      expect(name.length).toBeGreaterThan(0);
      expect(name.length).toBeLessThanOrEqual(100);
      expect(name.replace(/(?<=\p{Extended_Pictographic}.?.?)\u200d(?=\p{Extended_Pictographic})/gu, '')).not.toMatch(/[/\\<>:"|?*\p{Cc}\p{Cf}\p{Cs}]/u);
      expect(name).not.toMatch(/^\./);
      expect(name.trim()).toBe(name);
      expect(Buffer.from(name).toString()).toBe(name);
    }));
  });

  it.each(['👨‍👩‍👧.png', '🧑🏽‍🚀登月.jpg', '❤️‍🔥.png', '🏴󠁧󠁢󠁳󠁣󠁴󠁿队服.png', 'می‌خواهم.pdf', 'क्‍ष.txt'])('keeps %s whole', (given) => expect(cleanName(given)).toBe(given));

  it.each([['a\u200db.png', 'ab.png'], ['\u200d图.png', '图.png'], ['🏴\u{e0067}.png', '🏴.png'], ['👨\u200d.png', '👨.png']])('drops what joins nothing in %j', (given, expected) => expect(cleanName(given)).toBe(expected));

  it('is cut between signs', () => {
    expect(cleanName(`${'图'.repeat(92)}👨‍👩‍👧.png`)).toBe(`${'图'.repeat(92)}.png`);
  });

  it('cleans no further', () => {
    fc.assert(fc.property(any, (given) => { expect(cleanName(cleanName(given))).toBe(cleanName(given)); }));
  });

  it('keeps the extension of a plain name, however long', () => {
    fc.assert(fc.property(fc.stringMatching(/^[a-z图片]{1,300}$/), fc.constantFrom('png', 'jpg', 'mp4', 'docx'), (stem, extension) => {
      expect(extensionOf(cleanName(`${stem}.${extension}`))).toBe(extension);
    }));
  });
});

it.each([
  ['png', '茶.png', '茶.png'], ['png', '茶', '茶.png'], ['png', '茶.exe', '茶.png'], ['jpg', '茶.JPEG', '茶.JPEG'], ['pdf', '../../a.png', 'a.pdf'], ['png', '', '未命名.png'],
  ['docx', '长'.repeat(200), `${'长'.repeat(95)}.docx`],
])('a file of content %s that is called %j is named %j', (extension, given, expected) => expect(nameWith(extension, given)).toBe(expected));

it('gives every file of an archive a name of its own', () => {
  expect(distinct(['a.png', 'a.png', 'A.png', 'b', 'b', 'a (2).png'])).toEqual(['a.png', 'a (2).png', 'A (3).png', 'b', 'b (2)', 'a (2) (2).png']);
  fc.assert(fc.property(fc.array(fc.constantFrom('a.png', 'a (2).png', 'A.PNG', 'b'), { maxLength: 12 }), (names) => {
    expect(new Set(distinct(names).map((name) => name.toLowerCase())).size).toBe(names.length);
  }));
});

describe('an address', () => {
  const hash = 'ab'.repeat(32);

  it('is the server’s own, whatever the model is called', () => {
    fc.assert(fc.property(any, (model) => {
      const key = newKey(model, hash, 'png');
      expect(isKey(key)).toBe(true);
      expect(keyOf(urlOf(key))).toBe(key);
      expect(keyOf(`https://shop.example.com${urlOf(key)}`)).toBe(key);
    }));
    expect(newKey('imagesAndVideos', hash, 'mp4', new Date('2026-11-21T00:00:00Z'))).toMatch(/^imagesandvideos\/2026\/11\/(ab){12}[0-9a-f]{16}\.mp4$/);
  });

  it('is never the same twice for the same content', () => expect(newKey('product', hash, 'png')).not.toBe(newKey('product', hash, 'png')));

  it.each(['/uploads/../../etc/passwd', '/uploads/product/2026/11/x.png', 'product/2026/11/../../x', '', '/demo/a.svg', `/uploads/product/2026/11/${'a'.repeat(40)}.png/../x`])('is not %j', (url) => {
    expect(keyOf(url)).toBeUndefined();
  });

  it('is found wherever a value mentions it, each once', () => {
    const [first, second] = [newKey('product', hash, 'png'), newKey('article', hash, 'mp4')];
    expect(keysIn(`<p><img src="${urlOf(first)}?w=320"><img src="${urlOf(first)}"></p><video src="https://a.example${urlOf(second)}">`)).toEqual([first, second]);
    expect(keysIn([urlOf(first), '/demo/a.svg'])).toEqual([first]);
    expect(keysIn({ deep: [{ src: urlOf(second) }] })).toEqual([second]);
    for (const nothing of [null, undefined, '', 'text', 12, [], '/uploads/product/2026/11/abc.png']) expect(keysIn(nothing)).toEqual([]);
  });
});

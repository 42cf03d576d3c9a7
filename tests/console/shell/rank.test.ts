import { match } from 'pinyin-pro';
import { describe, expect, it } from 'vitest';
import { rank } from '../../../src/console/shell/palette/rank';

const pinyin = (text: string, typed: string) => match(text, typed, { continuous: true, precision: 'start' });

describe('what was typed and what it finds', () => {
  it.each([
    ['品牌管理', ['品牌管理', '品牌', '牌管', '品理', 'pinpai', 'ppgl', 'pinp', 'PPGL', 'guanli', 'pin pai'], ['商品', '理品', 'ppx', 'x']],
    ['银行流水', ['yhls', 'yinhang', 'yxls'], ['yhsl']],
    ['重置密码', ['czmm', 'chongzhi', 'zzmm'], ['cm']],
    ['便签（simple-rest）', ['bianqian', 'simple', 'rest'], ['bq2']],
  ])('%s', (title, found, missed) => {
    expect(found.filter((typed) => rank(typed, [title], pinyin) === undefined)).toEqual([]);
    expect(missed.filter((typed) => rank(typed, [title], pinyin) !== undefined)).toEqual([]);
  });

  it('an address finds its screen, after every title that fits', () => {
    expect(rank('brand', ['品牌管理', '/product/brand'])).toBeGreaterThan(rank('brand', ['brand'])!);
  });

  it('the whole name comes before its beginning, that before a part, that before pinyin, that before scattered letters', () => {
    const order = ['文章', '文章管理', '商城文章', '问张', '文字章节'].map((title) => rank('文章', [title]) ?? Infinity);
    expect([...order].sort((a, b) => a - b).filter(Number.isFinite)).toEqual(order.filter(Number.isFinite));
    expect(rank('wz', ['文章'], pinyin)!).toBeLessThan(rank('wz', ['w 和 z'], pinyin)!);
  });

  it('nothing typed fits everything', () => expect(rank(' ', ['甲'])).toBe(0));
});

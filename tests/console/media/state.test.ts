import { describe, expect, it, test } from 'vitest';
import type { Attachment } from '../../../src/console/data/files/media';
import { attTypes, badgeOf, moved, openingState, type LibraryState, type Move } from '../../../src/console/media/library/state';

const file = (attId: number): Attachment =>
  ({ attId, name: `${attId}.png`, attDir: '', sattDir: `/${attId}.png`, attType: 'png', attSize: '1', pid: 0, createTime: '' });
const files = [1, 2, 3, 4, 5].map(file);
const run = (moves: Move[], from: LibraryState = openingState('pic')) => moves.reduce(moved, from);
const ids = ({ selected }: LibraryState) => selected.map(({ attId }) => attId);
const toggle = (attId: number): Move => ({ do: 'toggle', file: file(attId) });
const range = (attId: number): Move => ({ do: 'range', file: file(attId), files });

describe('selecting (spec 2 §4)', () => {
  test.each<[string, Move[], number[]]>([
    ['a press selects', [toggle(2)], [2]],
    ['another press takes it back', [toggle(2), toggle(2)], []],
    ['the order of presses stands', [toggle(3), toggle(1), toggle(2)], [3, 1, 2]],
    ['what is left moves up', [toggle(3), toggle(1), toggle(2), toggle(3)], [1, 2]],
    ['Shift takes everything between', [toggle(2), range(4)], [2, 3, 4]],
    ['also backwards, in that order', [toggle(4), range(2)], [4, 3, 2]],
    ['without a beginning only the one', [range(3)], [3]],
    ['all takes the rest behind', [toggle(4), { do: 'all', files }], [4, 1, 2, 3, 5]],
    ['clear takes none', [toggle(4), { do: 'clear' }], []],
    ['another page clears', [toggle(1), { do: 'page', page: 2 }], []],
    ['another category clears', [toggle(1), { do: 'category', pid: 7 }], []],
    ['another tab clears', [toggle(1), { do: 'tab', tab: 'video' }], []],
    ['another search clears', [toggle(1), { do: 'narrow', name: 'x' }], []],
    ['another view clears', [toggle(1), { do: 'view', view: 'list' }], []],
    ['a deletion or move clears', [toggle(1), { do: 'changed' }], []],
    ['rows read anew keep what is still there', [toggle(1), toggle(5), { do: 'read', files: files.slice(0, 3) }], [1]],
    ['an upload on the first page disturbs nothing', [toggle(1), { do: 'uploaded' }], [1]],
    ['an upload seen from another page leads to the first', [{ do: 'page', page: 2 }, toggle(1), { do: 'uploaded' }], []],
  ])('%s', (_name, moves, expected) => expect(ids(run(moves))).toEqual(expected));

  it('counts badges in the order of selection', () => {
    const { selected } = run([toggle(3), toggle(1)]);
    expect([1, 2, 3].map((attId) => badgeOf(selected, file(attId)))).toEqual([2, 0, 1]);
  });
});

describe('paging (spec 2 §4, §9)', () => {
  test.each<[string, Move[], Partial<LibraryState>]>([
    ['20 a page before any choice', [], { limit: 20, page: 1, view: 'grid' }],
    ['10 in the list, from page 1', [{ do: 'page', page: 3 }, { do: 'view', view: 'list' }], { limit: 10, page: 1 }],
    ['18 in the grid, from page 1', [{ do: 'view', view: 'list' }, { do: 'page', page: 3 }, { do: 'view', view: 'grid' }], { limit: 18, page: 1 }],
    ['videos are asked from everywhere', [{ do: 'category', pid: 7 }, { do: 'tab', tab: 'video' }], { tab: 'video', pid: 0, page: 1 }],
    ['a category begins at page 1', [{ do: 'page', page: 3 }, { do: 'category', pid: 7 }], { pid: 7, page: 1 }],
    ['a search begins at page 1', [{ do: 'page', page: 3 }, { do: 'narrow', name: '茶' }], { page: 1, name: '茶', sort: 'newest' }],
    ['an order keeps the search', [{ do: 'narrow', name: '茶' }, { do: 'narrow', sort: 'large' }], { name: '茶', sort: 'large' }],
    ['a kind of file ends with its tab', [{ do: 'narrow', type: 'gif', name: '茶' }, { do: 'tab', tab: 'file' }], { type: undefined, name: '茶', tab: 'file' }],
    ['every kind again', [{ do: 'narrow', type: 'gif' }, { do: 'narrow', type: null }], { type: undefined }],
    ['a deletion or move leads to page 1', [{ do: 'page', page: 3 }, { do: 'changed' }], { page: 1 }],
  ])('%s', (_name, moves, expected) => expect(run(moves)).toMatchObject(expected));

  it('asks for these types', () => {
    expect(attTypes).toEqual({ pic: 'jpg,jpeg,gif,png,bmp,JPG,JPEG,GIF,PNG,BMP', video: 'video/mp4', file: expect.stringMatching(/^video\/quicktime,audio\/mpeg,application\/pdf,.*,text\/plain,text\/csv$/) });
  });
});

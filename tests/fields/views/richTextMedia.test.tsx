// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { MediaPickerContext, type PickMedia } from '../../../src/ui/ports/mediaPicker';
import Editor from '../../../src/fields/richText/Editor';
import { fieldOf } from '../fieldOf';

afterEach(cleanup);
// jsdom measures no text; the editor scrolls to what it inserts.
beforeAll(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

const field = fieldOf('richText', { title: '正文' });

const show = (pickMedia: PickMedia | null) => {
  const onChange = vi.fn();
  render(<MediaPickerContext value={pickMedia}><Editor id="e" field={field} value="<p>前</p>" onChange={onChange} /></MediaPickerContext>);
  return { onChange, user: userEvent.setup() };
};

test.each([
  ['图片', { kind: 'image', multiple: true }, { url: '/f/1.png', name: '一', type: 'image' }, /<img src="\/f\/1.png" alt="一">/],
  ['视频', { kind: 'video', multiple: true }, { url: '/f/1.mp4', name: '片', type: 'video' }, /<video src="\/f\/1.mp4" controls="" width="100%"><\/video>/],
] as const)('%s chosen in the library goes into the text', async (name, request, file, html) => {
  const pickMedia = vi.fn<PickMedia>().mockResolvedValue([file]);
  const { onChange, user } = show(pickMedia);
  await user.click(screen.getByRole('button', { name }));
  await user.click(screen.getByRole('button', { name: '从素材库选择' }));
  expect(pickMedia).toHaveBeenCalledWith(request);
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(expect.stringMatching(html)));
});

test('the library left without a choice changes nothing', async () => {
  const { onChange, user } = show(() => Promise.resolve(undefined));
  await user.click(screen.getByRole('button', { name: '图片' }));
  await user.click(screen.getByRole('button', { name: '从素材库选择' }));
  expect(onChange).not.toHaveBeenCalled();
});

test('without a library only addresses are asked for', async () => {
  const { user } = show(null);
  await user.click(screen.getByRole('button', { name: '图片' }));
  expect(screen.queryByRole('button', { name: '从素材库选择' })).toBeNull();
  expect(screen.getByLabelText('图片地址')).toBeTruthy();
});

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FileInput } from '../../src/ui/inputs/FileInput';
import { FileUploaderContext, type FileUploader } from '../../src/ui/ports/fileUploader';
import { ImageInput } from '../../src/ui/inputs/ImageInput';
import ImageListInput from '../../src/ui/inputs/ImageListInput';
import { MediaPickerContext, type MediaFile, type PickMedia } from '../../src/ui/ports/mediaPicker';
import { violations } from './axe';

afterEach(cleanup);

const file = (url: string, type: MediaFile['type'] = 'image'): MediaFile => ({ url, name: url, type });

describe('a list of pictures from the library', () => {
  function List({ pick, initial, videoFirst }: { pick: PickMedia; initial: string[]; videoFirst?: boolean }) {
    const [value, setValue] = useState(initial);
    return (
      <MediaPickerContext value={pick}>
        <label htmlFor="list">轮播图</label>
        <ImageListInput id="list" name="轮播图" maxItems={3} videoFirst={videoFirst} value={value} onChange={setValue} />
        <output>{value.join()}</output>
      </MediaPickerContext>
    );
  }
  const choose = async (initial: string[], picked: MediaFile[] | undefined, videoFirst?: boolean) => {
    const pick = vi.fn<PickMedia>().mockResolvedValue(picked);
    const user = userEvent.setup();
    render(<List pick={pick} initial={initial} videoFirst={videoFirst} />);
    await user.click(screen.getByRole('button', { name: '轮播图' }));
    return { pick, value: document.querySelector('output')!.textContent, said: screen.queryByRole('alert')?.textContent };
  };

  test('asks for what may still come, and takes it in order', async () => {
    const { pick, value } = await choose(['/1.png'], [file('/3.png'), file('/2.png')]);
    expect(pick).toHaveBeenCalledWith({ kind: 'image', multiple: true, max: 3, held: 1 });
    expect(value).toBe('/1.png,/3.png,/2.png');
    expect(await violations()).toEqual([]);
  });

  test('takes twenty unless told, and refuses the 21st', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn();
    const twenty = Array.from({ length: 20 }, (_, index) => `/${index}.png`);
    render(
      <MediaPickerContext value={vi.fn<PickMedia>().mockResolvedValue([file('/more.png')])}>
        <ImageListInput id="many" name="图集" value={twenty} onChange={onChange} />
      </MediaPickerContext>,
    );
    await user.click(screen.getByTitle('从素材库选择图集'));
    expect(await screen.findByRole('alert')).toHaveTextContent('最多选择20张图片！');
    expect(onChange).not.toHaveBeenCalled();
  });

  test.each<[string, string[], MediaFile[] | undefined, boolean, string, string | undefined]>([
    ['one that is there already is dropped', ['/1.png'], [file('/1.png'), file('/2.png')], false, '/1.png,/2.png', undefined],
    ['more than may be are refused together', ['/1.png', '/2.png'], [file('/3.png'), file('/4.png')], false, '/1.png,/2.png', '最多选择3张图片！'],
    ['leaving the library changes nothing', ['/1.png'], undefined, false, '/1.png', undefined],
    ['a video may be the first', [], [file('/a.mp4', 'video'), file('/1.png')], true, '/a.mp4,/1.png', undefined],
    ['a video anywhere else is refused', ['/1.png'], [file('/a.mp4', 'video')], true, '/1.png', '视频只能放在第一个'],
  ])('%s', async (_name, initial, picked, videoFirst, value, said) => {
    expect(await choose(initial, picked, videoFirst)).toMatchObject({ value, said });
  });
});

describe('one picture', () => {
  function One({ pick }: { pick: PickMedia | null }) {
    const [value, setValue] = useState('');
    return (
      <MediaPickerContext value={pick}>
        <label htmlFor="one">品牌图标</label>
        <ImageInput id="one" name="品牌图标" required value={value} onChange={setValue} />
        <output>{value}</output>
      </MediaPickerContext>
    );
  }
  const value = () => document.querySelector('output')!.textContent;

  test('is chosen, replaced by an address, and removed', async () => {
    const user = userEvent.setup();
    render(<One pick={() => Promise.resolve([file('/a.png')])} />);
    await user.click(screen.getByRole('button', { name: '品牌图标' }));
    expect(value()).toBe('/a.png');
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: '输入品牌图标地址' }));
    const box = screen.getByRole('textbox', { name: '品牌图标地址' });
    expect(box).toHaveValue('/a.png');
    await user.clear(box);
    await user.type(box, 'https://cdn.example.com/b.png{Enter}');
    expect(value()).toBe('https://cdn.example.com/b.png');
    await user.click(screen.getByRole('button', { name: '移除品牌图标' }));
    expect(value()).toBe('');
  });

  test.each([[750, 100, 320, 43], [750, 750, 240, 240], [200, 100, 200, 100]])('meant to be %d × %d pixels keeps its shape in the room that a form has', (width, height, shownWidth, shownHeight) => {
    render(<MediaPickerContext value={() => Promise.resolve(undefined)}><ImageInput id="wide" name="横幅" size={{ width, height }} value="" onChange={() => undefined} /></MediaPickerContext>);
    expect(screen.getByRole('button', { name: /素材库/ })).toHaveStyle({ width: `${shownWidth}px`, height: `${shownHeight}px` });
  });

  test('is typed where there is no library', async () => {
    const user = userEvent.setup();
    render(<One pick={null} />);
    await user.type(screen.getByRole('textbox', { name: '品牌图标' }), '/c.png');
    expect(value()).toBe('/c.png');
  });
});

describe('one file', () => {
  function One({ uploader }: { uploader: FileUploader | null }) {
    const [value, setValue] = useState('');
    return <FileUploaderContext value={uploader}><FileInput id="file" name="说明书" value={value} onChange={setValue}>{value && <b>{value}</b>}</FileInput></FileUploaderContext>;
  }

  test('is uploaded by whoever may, who reads what may be sent', async () => {
    const user = userEvent.setup();
    render(<One uploader={{ upload: () => Promise.resolve('/f/a.pdf'), tip: '只能上传不超过 1MB 的pdf文件' }} />);
    expect(screen.getByText('只能上传不超过 1MB 的pdf文件')).toBeInTheDocument();
    await user.upload(screen.getByLabelText('选择说明书'), new File(['x'], 'a.pdf'));
    await screen.findByText('/f/a.pdf');
    expect(screen.queryByRole('button', { name: /点击上传/ })).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('stays empty when the upload fails', async () => {
    const user = userEvent.setup();
    render(<One uploader={{ upload: () => Promise.resolve(undefined) }} />);
    await user.upload(screen.getByLabelText('选择说明书'), new File(['x'], 'a.pdf'));
    expect(await screen.findByRole('button', { name: '点击上传 说明书' })).toBeEnabled();
  });

  test('has no upload button without the right', () => {
    render(<One uploader={null} />);
    expect(screen.queryByRole('button', { name: /点击上传/ })).toBeNull();
    expect(screen.getByRole('textbox')).toBeInTheDocument();
  });
});

/** 上传图片: a whole window for choosing, cutting and sending pictures (spec 2 §2). */
import { useEffect, useRef, useState } from 'react';
import type { Attachment } from '../../data/files/media';
import { Button } from '../../../ui/buttons/Button';
import { useConfirm } from '../../../ui/layers/Confirm';
import { EmptyState } from '../../../ui/states/EmptyState';
import { IconButton } from '../../../ui/buttons/IconButton';
import { Modal } from '../../../ui/layers/Modal';
import { NumberInput } from '../../../ui/inputs/NumberInput';
import { showNotice } from '../../../ui/states/notices';
import { RadioGroup } from '../../../ui/inputs/RadioGroup';
import { saveFile } from '../../../ui/saveFile';
import { withoutBitmap } from '../upload/bitmap';
import { accepts, refusalOf } from '../upload/checks';
import { FileChooser } from '../upload/FileChooser';
import { UploadPanel } from '../upload/UploadPanel';
import { useUpload } from '../upload/useUpload';
import { CropArea } from './CropArea';
import { CropPreview } from './CropPreview';
import { cutOut, loadFailure, loadPicture, reencoded, outcomeSize, sizeOf } from './picture';
import { cutOf, openingCrop, ratios, turned, zoomed, zooms, type CropState } from './state';
import './UploadDialog.css';

interface UploadDialogProps {
  /** A picture of the library to be cropped; it stays as it is. */
  file?: Attachment;
  /** Category into which everything goes. */
  pid: number;
  /** Given: the box is fixed at 200 × 100. */
  labelName?: string;
  onClose(): void;
}

export default function UploadDialog({ file, pid, labelName, onClose }: UploadDialogProps) {
  const confirm = useConfirm();
  const upload = useUpload();
  const [image, setImage] = useState<HTMLImageElement>();
  const [state, setState] = useState<CropState>(() => openingCrop(labelName !== undefined));
  const [sending, setSending] = useState(false);
  const one = useRef<HTMLInputElement>(null);
  const several = useRef<HTMLInputElement>(null);
  /** Addresses of the pictures opened, to be let go in the end. */
  const held = useRef<string[]>([]);
  const change = (part: Partial<CropState>) => setState((now) => ({ ...now, ...part }));

  const open = async (read: () => Promise<Blob>) => {
    try {
      const address = URL.createObjectURL(await read());
      held.current.push(address);
      const loaded = await loadPicture(address);
      setState(openingCrop(labelName !== undefined));
      setImage(loaded);
    } catch {
      showNotice('error', loadFailure);
    }
  };
  useEffect(() => {
    if (file) void open(() => reencoded(file.sattDir));
    const addresses = held.current;
    return () => addresses.forEach((address) => URL.revokeObjectURL(address));
  // oxlint-disable-next-line react/exhaustive-deps -- the dialog is opened for one picture
  }, []);

  const choose = ([chosen]: File[]) => {
    const refusal = refusalOf(chosen, 'image', undefined);
    if (refusal) showNotice('error', refusal);
    else void open(() => withoutBitmap(chosen));
  };
  /** Both outcomes close the dialog; a file that failed waits in the queue. */
  const send = async (files: File[]) => {
    setSending(true);
    await upload(files, 'image', pid);
    onClose();
  };
  const cut = image && cutOf(state);
  const withCut = (run: (png: Blob) => void) => async () => {
    if (!image || !cut) return void showNotice('warning', '请先选择图片');
    try {
      run(await cutOut(image, cut));
    } catch (error) {
      showNotice('error', (error as Error).message);
    }
  };
  const pngName = () => `${Date.now()}.png`;

  return (
    <Modal
      open
      title="上传图片"
      className="ui-dialog media-crop-dialog"
      backdropCloses={false}
      beforeClose={() => confirm({ text: '确认关闭？' })}
      onClose={onClose}
      footer={<>
        <Button icon="download" disabled={!cut} onClick={() => void withCut((png) => saveFile(png, pngName()))()}>下载</Button>
        <Button icon="upload" disabled={sending} onClick={() => several.current?.click()}>多图上传</Button>
        <Button icon="check" variant="primary" disabled={!cut} busy={sending} onClick={() => void withCut((png) => void send([new File([png], pngName(), { type: 'image/png' })]))()}>上传至图片库</Button>
      </>}
    >
      <div className="media-crop">
        <section className="media-crop-work" aria-label="原始图片">
          <h3>原始图片</h3>
          <div className="media-crop-stage">
            {image ? <CropArea image={image} state={state} onChange={change} /> : <EmptyState text="请选择本地图片，或直接多图上传" />}
          </div>
          <div className="media-crop-tools" role="toolbar" aria-label="裁剪操作">
            <Button icon="image" data-autofocus onClick={() => one.current?.click()}>选择本地图片</Button>
            <Button icon="crop" disabled={!image} aria-pressed={state.cropping} onClick={() => change({ cropping: !state.cropping, area: undefined })}>{state.cropping ? '关闭裁剪' : '图片裁剪'}</Button>
            <Button icon="restore" disabled={!image} onClick={() => setState({ ...openingCrop(labelName !== undefined), cropping: false })}>清除裁剪</Button>
            <IconButton icon="zoomIn" label="放大" disabled={!image || state.zoom >= zooms.most} onClick={() => change({ zoom: zoomed(state.zoom, zooms.step) })} />
            <IconButton icon="zoomOut" label="缩小" disabled={!image || state.zoom <= zooms.least} onClick={() => change({ zoom: zoomed(state.zoom, 1 / zooms.step) })} />
            <IconButton icon="rotateLeft" label="向左旋转" disabled={!image} onClick={() => change({ rotation: turned(state.rotation, -90) })} />
            <IconButton icon="rotateRight" label="向右旋转" disabled={!image} onClick={() => change({ rotation: turned(state.rotation, 90) })} />
          </div>
          {image && state.cropping && (labelName === undefined
            ? <Ratios state={state} onChange={change} />
            : <p className="media-crop-note">「{labelName}」的图片固定为 200 × 100</p>)}
        </section>
        <section className="media-crop-preview" aria-label="实时预览">
          <h3>实时预览</h3>
          {image && cut ? <CropPreview image={image} cut={cut} /> : <p className="media-crop-note">选择图片后在此预览</p>}
          {image && cut && <p className="media-crop-note" role="status">{sizeNote(image, cut)}</p>}
          <UploadPanel />
        </section>
      </div>
      <FileChooser ref={one} label="选择本地图片文件" accept={accepts.image} single onFiles={choose} />
      <FileChooser ref={several} label="选择多张图片" accept={accepts.image} onFiles={(files) => void send(files)} />
    </Modal>
  );
}

function sizeNote(image: HTMLImageElement, cut: NonNullable<ReturnType<typeof cutOf>>): string {
  const { width, height } = outcomeSize(sizeOf(image), cut);
  return `输出 PNG，${width} × ${height} 像素`;
}

function Ratios({ state, onChange }: { state: CropState; onChange(part: Partial<CropState>): void }) {
  const { ratio, free } = state;
  return (
    <div className="media-crop-ratios">
      <RadioGroup aria-label="裁剪比例" options={ratios} value={ratio} onChange={(value) => onChange({ ratio: value })} />
      {ratio === 'free' && <>
        <NumberInput aria-label="宽度" text={free.width} minimum={1} maximum={99999} suffix="像素" onText={(width) => onChange({ free: { ...free, width } })} />
        <span aria-hidden="true">×</span>
        <NumberInput aria-label="高度" text={free.height} minimum={1} maximum={99999} suffix="像素" onText={(height) => onChange({ free: { ...free, height } })} />
      </>}
    </div>
  );
}

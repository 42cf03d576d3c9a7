import { useState, type KeyboardEvent } from 'react';
import { useCapabilities } from '../../data/capabilities';
import type { Attachment } from '../../data/files/media';
import { copyText } from '../../../ui/buttons/copyText';
import { IconButton } from '../../../ui/buttons/IconButton';
import { LazyImage } from '../../../ui/display/LazyImage';
import { VideoStill } from '../../../ui/display/VideoStill';
import { draggedFiles } from '../categories/drag';
import { isVideo } from '../upload/checks';
import { fullAddress, shownAddress } from './address';
import { DocumentTile, isDocument } from './DocumentTile';
import { badgeOf, type Move } from './state';

export interface FilesProps {
  files: readonly Attachment[];
  /** In the order of selection. */
  selected: readonly Attachment[];
  /** 图片 or 视频. */
  label: string;
  go(move: Move): void;
  onShow(file: Attachment): void;
  /** Absent where nothing may be deleted. */
  onDelete?(files: readonly Attachment[]): void;
}

/**
 * Tiles. A press toggles, with Shift it selects up to there; arrows walk, Shift and arrows extend, Ctrl+A takes the page,
 * Delete asks to delete the selection.
 */
export function FileGrid({ files, selected, label, go, onShow, onDelete, draggable }: FilesProps & { draggable: boolean }) {
  const [active, setActive] = useState(0);
  const at = Math.min(active, files.length - 1);

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('.media-tile-pick')];
    if (!tiles.includes(event.target as HTMLElement)) return;
    if (event.key === 'Delete' && onDelete && selected.length > 0) onDelete(selected);
    else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) go({ do: 'all', files });
    else {
      const to = targetOf(event.key, at, columnsOf(tiles), tiles.length);
      if (to === undefined) return;
      if (event.shiftKey) go({ do: 'range', from: files[at], file: files[to], files });
      setActive(to);
      tiles[to].focus();
    }
    event.preventDefault();
  };

  return (
    <ul className="media-grid" aria-label={label} onKeyDown={onKeyDown}>
      {files.map((file, index) => {
        const badge = badgeOf(selected, file);
        return (
          <li
            key={file.attId}
            className="media-tile"
            data-selected={badge > 0 || undefined}
            draggable={draggable}
            onDragStart={(event) => {
              // Whoever drags a tile that is not selected means this one alone.
              if (badge === 0) {
                go({ do: 'clear' });
                go({ do: 'toggle', file });
              }
              event.dataTransfer.setData(draggedFiles, String(file.attId));
              // Its address, for whoever takes pictures: a cell of goods in another window.
              event.dataTransfer.setData('text/uri-list', fullAddress(file.sattDir));
              event.dataTransfer.effectAllowed = 'copyMove';
            }}
          >
            <button
              type="button"
              className="media-tile-pick"
              aria-pressed={badge > 0}
              aria-label={badge > 0 ? `${file.name}，第 ${badge} 个选中` : file.name}
              title={file.alt || undefined}
              tabIndex={index === at ? 0 : -1}
              onFocus={() => setActive(index)}
              onClick={(event) => go(event.shiftKey ? { do: 'range', file, files } : { do: 'toggle', file })}
            >
              <Picture file={file} />
              {badge > 0 && <span className="media-badge" aria-hidden="true">{badge}</span>}
            </button>
            <span className="media-tile-name" title={file.name}>{file.name}</span>
            <span className="media-tile-tools">
              <IconButton size="small" icon={isVideo(file.attType) ? 'play' : 'eye'} label={`预览 ${file.name}`} tabIndex={index === at ? 0 : -1} onClick={() => onShow(file)} />
              <IconButton size="small" icon="copy" label={`复制地址 ${file.name}`} tabIndex={index === at ? 0 : -1} onClick={() => void copyText(fullAddress(file.sattDir))} />
              {onDelete && <IconButton size="small" icon="delete" label={`删除 ${file.name}`} tabIndex={index === at ? 0 : -1} onClick={() => onDelete([file])} />}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Pixels of a tile on a dense screen: the least that a thumbnail must have. */
const tileWidth = 240;

/** The picture by its thumbnail, or a frame of the video. */
export function Picture({ file }: { file: Attachment }) {
  const width = useCapabilities().media?.thumbnails.find((each) => each >= tileWidth);
  const address = shownAddress(file);
  const src = width && address.startsWith('/') ? `${address}${address.includes('?') ? '&' : '?'}w=${width}` : address;
  if (isDocument(file)) return <DocumentTile file={file} />;
  return isVideo(file.attType) ? <VideoStill src={address} /> : <LazyImage src={src} alt="" />;
}

const columnsOf = (tiles: readonly HTMLElement[]): number => {
  const top = (tile: HTMLElement) => tile.getBoundingClientRect().top;
  const next = tiles.findIndex((tile) => top(tile) > top(tiles[0]) + 1);
  return next < 0 ? tiles.length : next;
};

function targetOf(key: string, at: number, columns: number, count: number): number | undefined {
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, ArrowDown: at + columns, ArrowUp: at - columns, Home: 0, End: count - 1 }[key];
  return to === undefined || to < 0 || to >= count ? undefined : to;
}

import type { ReactNode } from 'react';
import type { FileUses } from '../../../engine/extension/paths';
import { capabilities } from '../../data/capabilities';
import { attachmentUses, type Attachment } from '../../data/files/media';
import { deletion, useConfirm } from '../../../ui/layers/Confirm';
import { tellCancelled } from '../../resource/notices';
import { kindNames, type Tab } from './state';

/** Days after which the server gives up what lies in the bin. */
const daysInBin = 30;

/**
 * Asks before files are deleted: what becomes of them, and where they are still shown, where the backend knows it (spec 2 §8).
 * Files stand there before it is known what the backend can do; the question waits for that.
 */
export function useDeletion(remove: (files: readonly Attachment[]) => Promise<void>, tab: Tab) {
  const confirm = useConfirm();
  return {
    async ask(files: readonly Attachment[]): Promise<void> {
      const { media, recycle: hasBin } = await capabilities();
      const recycle = hasBin && media !== undefined;
      const what = kindNames[tab];
      const question = recycle ? deletion(`将${files.length === 1 ? `「${files[0].name}」` : `选中的 ${files.length} 个${what}`}移入回收站吗？${daysInBin} 天内可以恢复。`) : deletion();
      const uses = media ? await usesOf(files) : [];
      const text = uses.length > 0 ? <UsedQuestion files={files} uses={uses} what={what} end={question.text} isKept={recycle} /> : question.text;
      if (await confirm({ ...question, text })) await remove(files);
      else tellCancelled();
    },
  };
}

/** Nobody knows of uses that could not be read; the question then is the generic one, and the data layer has told why. */
const usesOf = (files: readonly Attachment[]): Promise<FileUses[]> =>
  attachmentUses(files.map(({ attId }) => attId)).then((all) => all.filter(({ total }) => total > 0), () => []);

interface UsedQuestionProps {
  files: readonly Attachment[];
  uses: readonly FileUses[];
  what: string;
  end: ReactNode;
  /** What is used stays to be seen where it is. */
  isKept: boolean;
}

function UsedQuestion({ files, uses, what, end, isKept }: UsedQuestionProps) {
  return (
    <span className="media-uses">
      <b>{uses.length === files.length && files.length === 1 ? `该${what}正在使用` : `选中的 ${files.length} 个${what}中有 ${uses.length} 个正在使用`}，{isKept ? '以下位置会继续显示它，直到换成别的：' : '删除后以下位置将无法显示：'}</b>
      {uses.map(({ attId, total, uses: places }) => (
        <span key={attId} className="media-uses-file">
          {files.find((file) => file.attId === attId)?.name}
          {places.map((place) => (
            <span key={`${place.entity} ${place.recordId} ${place.fieldTitle}`} className="media-uses-place">
              {place.title}「{place.name ?? `ID:${place.recordId}`}」的{place.fieldTitle}{place.deleted && '（回收站）'}
            </span>
          ))}
          {total > places.length && <span className="media-uses-place">等共 {total} 处</span>}
        </span>
      ))}
      {end}
    </span>
  );
}

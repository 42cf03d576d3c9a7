import { Button } from '../../../ui/buttons/Button';
import { Checkbox } from '../../../ui/inputs/Checkbox';
import { copyText } from '../../../ui/buttons/copyText';
import { fullAddress } from './address';
import { Picture, type FilesProps } from './FileGrid';
import { sizeText } from './sizes';
import { badgeOf } from './state';

/** A table with name, size, upload time and what can be done with each file (spec 2 §2). */
export function FileList({ files, selected, label, go, onShow, onDelete }: FilesProps) {
  const measured = files.some(({ width }) => width);
  const all = files.length > 0 && files.every((file) => badgeOf(selected, file) > 0);
  return (
    <div className="media-table-scroll" tabIndex={0} role="region" aria-label={`${label}列表`}>
      <table className="media-table">
        <thead>
          <tr>
            <th scope="col" className="media-table-mark">
              <Checkbox aria-label="选择本页" checked={all} indeterminate={!all && selected.length > 0} onChange={(on) => go(on ? { do: 'all', files } : { do: 'clear' })} />
            </th>
            <th scope="col">{label}名称</th>
            {measured && <th scope="col">尺寸</th>}
            <th scope="col">大小</th>
            <th scope="col">上传时间</th>
            <th scope="col">操作</th>
          </tr>
        </thead>
        <tbody>
          {files.map((file) => {
            const badge = badgeOf(selected, file);
            return (
              <tr
                key={file.attId}
                data-selected={badge > 0 || undefined}
                onClick={(event) => {
                  if (!(event.target as HTMLElement).closest('button, label')) go(event.shiftKey ? { do: 'range', file, files } : { do: 'toggle', file });
                }}
              >
                <td className="media-table-mark">
                  <Checkbox aria-label={`选择 ${file.name}`} checked={badge > 0} onChange={() => go({ do: 'toggle', file })} />
                </td>
                <td>
                  <span className="media-table-file">
                    <span className="media-table-picture"><Picture file={file} />{badge > 0 && <span className="media-badge" aria-hidden="true">{badge}</span>}</span>
                    <span>{file.name}{file.alt && <span className="media-table-alt">{file.alt}</span>}</span>
                  </span>
                </td>
                {measured && <td className="media-table-number">{file.width && file.height ? `${file.width} × ${file.height}` : '-'}</td>}
                <td className="media-table-number">{sizeText(file.attSize)}</td>
                <td className="media-table-number">{file.createTime}</td>
                <td>
                  <Button variant="text" aria-label={`预览 ${file.name}`} onClick={() => onShow(file)}>预览</Button>
                  <Button variant="text" aria-label={`复制地址 ${file.name}`} onClick={() => void copyText(fullAddress(file.sattDir))}>复制地址</Button>
                  {onDelete && <Button variant="dangerText" aria-label={`删除 ${file.name}`} onClick={() => onDelete([file])}>删除</Button>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

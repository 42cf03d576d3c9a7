import { useState } from 'react';
import { Menu } from '../../../ui/layers/Menu';
import { Button } from '../../../ui/buttons/Button';
import { saveFile } from '../../../ui/saveFile';
import { tellDone } from '../notices';
import { useProvider } from '../provider';
import type { Row } from '../table/model';

interface ExportMenuProps {
  /** Entity key. */
  resource: string;
  title: string;
  /** Columns now shown, in their order. */
  columns: string[];
  filter: Row;
  sort?: { field: string; order: string };
  /** The list has a file of its own, which this person may fetch. */
  published: boolean;
  /** Any columns may be fetched. */
  chosen: boolean;
}

type Format = 'csv' | 'xlsx';

/** Every row that the list's filter matches: the file of the list, or the columns now shown as CSV or XLSX. */
export function ExportMenu({ resource, title, columns, filter, sort, published, chosen }: ExportMenuProps) {
  const provider = useProvider();
  const [running, setRunning] = useState<Format>();
  const run = async (format: Format, own = false) => {
    setRunning(format);
    try {
      const { blob, fileName } = await (own ? provider.exportPublished(resource, { filter }) : provider.export(resource, { format, columns, filter, sort }));
      saveFile(blob, fileName ?? `${title}.${format}`);
      tellDone('导出成功');
    } catch {
      // The data layer has told why.
    } finally {
      setRunning(undefined);
    }
  };
  if (running) return <Button size="small" busy>{`正在导出 ${running.toUpperCase()}`}</Button>;
  return (
    <Menu
      variant="default"
      size="small"
      icon="download"
      label="导出"
      items={[
        ...(published ? [{ key: 'own', label: `导出${title}`, onSelect: () => void run('xlsx', true) }] : []),
        ...(chosen ? [
          { key: 'csv', label: published ? '当前列 CSV' : '导出 CSV', onSelect: () => void run('csv') },
          { key: 'xlsx', label: published ? '当前列 XLSX' : '导出 XLSX', onSelect: () => void run('xlsx') },
        ] : []),
      ]}
    />
  );
}

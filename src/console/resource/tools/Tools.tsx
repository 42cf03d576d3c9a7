import type { Capabilities } from '../../../engine/extension/paths';
import type { ColumnModel, ListModel, ResourceModel } from '../../../engine/model';
import { useMayCall } from '../../data/session/permissions';
import { IconButton } from '../../../ui/buttons/IconButton';
import { Menu } from '../../../ui/layers/Menu';
import { Button } from '../../../ui/buttons/Button';
import type { Density, Row, Sorting } from '../table/model';
import { ExportMenu } from './ExportMenu';
import { SavedViews } from './SavedViews';
import { densities } from './useDensity';

interface ToolsProps {
  resource: ResourceModel;
  list: ListModel;
  able: Capabilities;
  filter: Row;
  sort?: { field: string; order: string };
  /** Declared columns now shown, in order. */
  columns: string[];
  density: Density;
  busy: boolean;
  /** Others changed rows since they were read. */
  news: boolean;
  /** Rows are ticked: what concerns all rows makes room for what concerns these. */
  brief?: boolean;
  /** Rows are cards: they have no heads to sort by, no columns and no density. */
  cards?: boolean;
  /** Columns that rows can be put in order by. */
  sortable: readonly ColumnModel[];
  sorting: Sorting;
  onSort(field: string): void;
  /** The address query of the list as it is now. */
  query: Record<string, string>;
  onView(query: Record<string, string>): void;
  onDensity(density: Density): void;
  onRefresh(): void;
  onChooseColumns(): void;
  onHelp(): void;
  /** Absent where nothing can be restored. */
  onRecycleBin?(): void;
}

/** What concerns the list as a whole: views, export, recycle bin, density, columns, refresh. */
export function Tools(props: ToolsProps) {
  const { resource, list, able, density, brief, cards } = props;
  const dense = densities.find(({ value }) => value === density)!;
  const mayCall = useMayCall();
  const own = resource.endpoints.find(({ role }) => role === 'export');
  // Where exporting has a right of its own, it takes that in every form.
  const may = own === undefined || mayCall(own);
  const chosen = Boolean(able.export) && list.exportable && may;
  const published = own !== undefined && list.name === 'list' && may;
  return (
    <span role="toolbar" aria-label="列表工具" className="list-tool-buttons">
      {!brief && able.views && <SavedViews resource={resource.key} query={props.query} onApply={props.onView} />}
      {!brief && (chosen || published) && (
        <ExportMenu resource={resource.key} title={list.title} columns={props.columns} filter={props.filter} sort={props.sort} published={published} chosen={chosen} />
      )}
      {!brief && props.onRecycleBin && <Button size="small" icon="restore" onClick={props.onRecycleBin}>回收站</Button>}
      {cards && props.sortable.length > 0 && (
        <Menu
          variant="default"
          size="small"
          label="排序"
          items={props.sortable.map(({ name, title }) => ({
            key: name,
            label: props.sorting.field === name ? `${title}（${props.sorting.order === 'ASC' ? '升序' : '降序'}）` : title,
            icon: props.sorting.field === name ? 'check' : undefined,
            onSelect: () => props.onSort(name),
          }))}
        />
      )}
      {!cards && <Menu
        variant="default"
        size="small"
        label={dense.title}
        name={`密度：${dense.title}`}
        items={densities.map(({ value, title }) => ({ key: value, label: title, icon: value === density ? 'check' : undefined, onSelect: () => props.onDensity(value) }))}
      />}
      {!cards && <IconButton size="small" icon="columns" label="列设置" onClick={props.onChooseColumns} />}
      {!cards && <IconButton size="small" icon="info" label="快捷键" onClick={props.onHelp} />}
      <span role="status" className="list-refresh" data-news={(props.news && cards) || undefined}>
        {props.news && !cards
          ? <Button size="small" icon="refresh" busy={props.busy} onClick={props.onRefresh}>列表有更新，刷新</Button>
          : <IconButton size="small" icon="refresh" label={props.news ? '列表有更新，刷新' : '刷新'} busy={props.busy} onClick={props.onRefresh} />}
      </span>
    </span>
  );
}

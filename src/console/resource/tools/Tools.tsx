import { useLocation, useNavigate } from 'react-router-dom';
import type { ListModel, ResourceModel } from '../../../engine/model';
import { useCapabilities } from '../../data/capabilities';
import { useMayCall } from '../../data/session/permissions';
import { Button } from '../../../ui/buttons/Button';
import { IconButton } from '../../../ui/buttons/IconButton';
import { Menu } from '../../../ui/layers/Menu';
import { shortcutHelp } from '../../../ui/ports/shortcutHelp';
import { addressOfQuery } from '../address';
import type { Arrangement } from '../list/useArrangement';
import type { Listed } from '../list/useListed';
import { ExportMenu } from './ExportMenu';
import { SavedViews } from './SavedViews';
import { densities } from './useDensity';
import { useNews } from './useNews';

interface ToolsProps {
  resource: ResourceModel;
  list: ListModel;
  listed: Listed;
  arrangement: Arrangement;
  /** Rows are ticked: what concerns all rows makes room for what concerns these. */
  brief: boolean;
  onChooseColumns(): void;
  /** Absent where nothing can be restored. */
  onRecycleBin?(): void;
}

/** Tools of the list as a whole: views, export, recycle bin, order, density, columns, refresh. */
export function Tools({ resource, list, listed, arrangement, brief, onChooseColumns, onRecycleBin }: ToolsProps) {
  const capabilities = useCapabilities();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { cards } = arrangement;
  const view = (query: Record<string, string>) => void navigate({ search: addressOfQuery(list, resource.fields, query) }, { state });
  return (
    <span role="toolbar" aria-label="列表工具" className="list-tool-buttons">
      {!brief && capabilities.views && <SavedViews resource={resource.key} query={listed.query} onApply={view} />}
      {!brief && <Export resource={resource} list={list} listed={listed} columns={arrangement.columns.shown} />}
      {!brief && onRecycleBin && <Button size="small" icon="restore" onClick={onRecycleBin}>回收站</Button>}
      {cards && !resource.tree && <Order list={list} {...listed} />}
      {!cards && <DensityMenu {...arrangement} />}
      {!cards && <IconButton size="small" icon="columns" label="列设置" onClick={onChooseColumns} />}
      {!cards && <IconButton size="small" icon="info" label="快捷键" onClick={shortcutHelp.open} />}
      <Refresh resource={resource} list={list} listed={listed} cards={cards} />
    </span>
  );
}

/** Where exporting has a right of its own, it takes that in every form. */
function Export({ resource, list, listed, columns }: Pick<ToolsProps, 'resource' | 'list' | 'listed'> & { columns: string[] }) {
  const capabilities = useCapabilities();
  const mayCall = useMayCall();
  const own = resource.endpoints.find(({ role }) => role === 'export');
  if (own && !mayCall(own)) return null;
  const chosen = Boolean(capabilities.export) && list.exportable;
  const published = own !== undefined && list.name === 'list';
  if (!chosen && !published) return null;
  return <ExportMenu resource={resource.key} title={list.title} columns={columns} filter={listed.filter} sort={listed.sort} published={published} chosen={chosen} />;
}

/** Cards have no heads to sort by. */
function Order({ list, sorting, sortBy }: Pick<Listed, 'sorting' | 'sortBy'> & { list: ListModel }) {
  const sortable = list.columns.filter((column) => column.sortable || column.sortsPage);
  if (sortable.length === 0) return null;
  return (
    <Menu
      variant="default"
      size="small"
      label="排序"
      items={sortable.map(({ name, title }) => ({
        key: name,
        label: sorting.field === name ? `${title}（${sorting.order === 'ASC' ? '升序' : '降序'}）` : title,
        icon: sorting.field === name ? 'check' : undefined,
        onSelect: () => sortBy(name),
      }))}
    />
  );
}

function DensityMenu({ density, setDensity }: Pick<Arrangement, 'density' | 'setDensity'>) {
  const { title: chosen } = densities.find(({ value }) => value === density)!;
  return (
    <Menu
      variant="default"
      size="small"
      label={chosen}
      name={`密度：${chosen}`}
      items={densities.map(({ value, title }) => ({ key: value, label: title, icon: value === density ? 'check' : undefined, onSelect: () => setDensity(value) }))}
    />
  );
}

/** Says so where others have changed rows since they were read. */
function Refresh({ resource, list, listed, cards }: Pick<ToolsProps, 'resource' | 'list' | 'listed'> & { cards: boolean }) {
  const capabilities = useCapabilities();
  const news = useNews({ isAble: capabilities.changes, resource: resource.key, filter: list.endpoint === 'list' ? listed.filter : undefined, shown: listed.answered });
  const refresh = { icon: 'refresh', size: 'small', busy: listed.fetching, onClick: () => void listed.refresh() } as const;
  const text = '列表有更新，刷新';
  return (
    <span role="status" className="list-refresh" data-news={(news && cards) || undefined}>
      {news && !cards ? <Button {...refresh}>{text}</Button> : <IconButton {...refresh} label={news ? text : '刷新'} />}
    </span>
  );
}

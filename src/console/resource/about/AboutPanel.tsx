/** Where the record is looked for that a screen is about, its card, and the ways to the other screens about it. */
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { routes } from '../../../../generated/resources';
import type { AboutModel, ResourceModel, RouteModel } from '../../../engine/model';
import { leaves } from '../../data/menu/menuPlace';
import { useMenus } from '../../data/menu/menus';
import { deferred } from '../../../ui/deferred';
import { Button } from '../../../ui/buttons/Button';
import { Tag } from '../../../ui/display/Tag';
import { useCommands, type Command } from '../../../ui/ports/commands';
import { DetailHead } from '../detail/DetailHead';
import { DetailItems } from '../detail/DetailItems';
import { LookupForm } from '../lookup/LookupForm';
import { AboutActs } from './AboutActs';
import type { About } from './useAbout';
import { useLookup } from './useLookup';
import './about.css';

const PickerDialog = deferred(() => import('../picker/PickerDialog').then((module) => ({ default: module.PickerDialog })));

interface AboutPanelProps {
  about: AboutModel;
  resource: ResourceModel;
  found: About;
  /** What the list below shows. */
  rows?: ResourceModel;
  /** Another input of the screen waits to be typed in. */
  waits?: boolean;
}

export function AboutPanel({ about, resource, found, rows, waits = false }: AboutPanelProps) {
  const { id, record, error, barred, choose } = found;
  const input = useRef<HTMLInputElement>(null);
  const chosen = (row: Record<string, unknown>) => {
    lookup.type('');
    // The keys of the screen are free again.
    input.current?.blur();
    choose(String(row[resource.primaryKey]));
  };
  const lookup = useLookup(resource, chosen);
  const { text, type, several, end } = lookup;
  useEffect(() => {
    if (id === undefined && !waits) input.current?.focus();
  }, [id, waits]);
  const ways = useWays(about);
  const navigate = useNavigate();
  useCommands(`${resource.title}查找`, [
    { keys: 'f', title: `查找${resource.title}`, run: () => input.current?.focus() },
    ...ways.map(({ title, address }, at): Command => ({ keys: String(at + 1), title, run: () => void navigate(address(id)) })),
  ]);

  const wrong = lookup.error ?? (id === undefined ? undefined : error?.message);
  return (
    <section className="about" aria-label={`${resource.title}查找`}>
      <LookupForm
        title={resource.title} placeholder="请输入编号、名称或手机号" input={input} text={text} onType={type} error={wrong}
        busy={lookup.busy} button="查找" icon="search" onLook={() => void lookup.look()}
      >
        {id !== undefined && <Button onClick={() => choose(undefined)}>清除{resource.title}</Button>}
      </LookupForm>
      {ways.length > 0 && <Ways ways={ways} id={id} />}
      {record && (
        <article className="about-card" aria-label={`${resource.title}：${String(record[resource.display] ?? '')}`}>
          <div className="about-who">
            {resource.detail?.head && <DetailHead resource={resource} head={resource.detail.head} row={record} />}
            {barred !== undefined && <Tag tone="danger">{barred}</Tag>}
          </div>
          {resource.detail?.facts && <DetailItems resource={resource} items={resource.detail.facts} row={record} />}
          {about.acts && barred === undefined && <AboutActs of={resource} rows={rows} names={about.acts} record={record} />}
        </article>
      )}
      {several && (
        <PickerDialog resource={resource} filter={several} onPick={([row]) => { end(); if (row) chosen(row); }} onClose={end} />
      )}
    </section>
  );
}

interface Way {
  path: string;
  title: string;
  address(id: string | undefined): string;
}

/** The lists about such a record that the menu offers, in its order. */
function useWays({ of }: AboutModel): Way[] {
  const { nodes } = useMenus();
  const about = routes.filter(isAbout(of));
  return leaves(nodes).flatMap(({ path, title }): Way[] => {
    const route = about.find((each) => each.path === path);
    return route ? [{ path, title, address: (id) => (id === undefined ? path : `${path}?${new URLSearchParams({ [route.about.field]: id }).toString()}`) }] : [];
  });
}

const isAbout = (of: string) => (route: RouteModel): route is Extract<RouteModel, { entity: string }> & { about: AboutModel } =>
  route.screen === 'list' && route.about?.of === of && !route.path.startsWith('/crud/');

function Ways({ ways, id }: { ways: readonly Way[]; id: string | undefined }) {
  const { pathname } = useLocation();
  return (
    <nav className="about-ways" aria-label="相关功能">
      {ways.map(({ path, title, address }, at) => (
        <Link key={path} to={address(id)} aria-current={path === pathname ? 'page' : undefined}><kbd aria-hidden="true">{at + 1}</kbd>{title}</Link>
      ))}
    </nav>
  );
}

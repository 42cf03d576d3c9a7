/** All pages that shoppers see, inspected at once; each finding opens the designer where it is mended. */
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { pageDefault } from '../../../../../../generated/codes';
import type { InspectedPage } from '../../../../../engine/extension/page';
import { useCapabilities } from '../../../../data/capabilities';
import { usePermission } from '../../../../data/session/permissions';
import { inspectLivePages } from '../../../../data/shop/pageFacts';
import { Asked } from '../../../../../ui/states/Asked';
import { Button } from '../../../../../ui/buttons/Button';
import { Tag } from '../../../../../ui/display/Tag';
import { Icon } from '../../../../../ui/Icon';
import { Dialog } from '../../../../../ui/layers/Dialog';
import { EmptyState } from '../../../../../ui/states/EmptyState';

export function InspectLivePages() {
  const may = usePermission();
  const { pages: canInspect } = useCapabilities();
  const [open, setOpen] = useState(false);
  if (!canInspect || !may('platform:pagediy:update')) return null;
  return (
    <>
      <Button className="devise-inspect" size="small" icon="search" onClick={() => setOpen(true)}>检查线上页面</Button>
      {open && <Results onClose={() => setOpen(false)} />}
    </>
  );
}

/** Inspects the pages as they are stored at the moment; nothing is cached. */
function Results({ onClose }: { onClose(): void }) {
  const { data, error, isFetching, refetch } = useQuery({ queryKey: ['page/diy', 'inspection'], queryFn: ({ signal }) => inspectLivePages(signal), gcTime: 0 });
  return (
    <Dialog open title="检查线上页面" width={720} onClose={onClose} footer={<><Button busy={isFetching} onClick={() => void refetch()}>重新检查</Button><Button variant="primary" onClick={onClose}>关闭</Button></>}>
      {/* A repeated inspection that fails hides the findings before: they may no longer hold. */}
      <Asked query={{ data: error ? undefined : data, error, refetch }} lines={6} height={32}>{(pages) => <Pages pages={pages} />}</Asked>
    </Dialog>
  );
}

function Pages({ pages }: { pages: readonly InspectedPage[] }) {
  const faulty = pages.filter(({ findings }) => findings.length > 0);
  const clean = pages.filter(({ findings }) => findings.length === 0);
  if (pages.length === 0) return <EmptyState text="还没有线上页面" />;
  return (
    <div className="devise-pages">
      <p role="status">{faulty.length === 0 ? `检查了 ${pages.length} 个线上页面，没有发现问题` : `检查了 ${pages.length} 个线上页面，${faulty.length} 个有问题`}</p>
      {faulty.map((page) => (
        <section key={page.id} aria-label={page.name}>
          <h3>{page.name}{page.isDefault === pageDefault.home && <Tag tone="success">首页</Tag>}</h3>
          <ul>
            {page.findings.map(({ widgetId, group, severity, message }, at) => (
              <li key={at}>
                <a className="devise-finding" data-severity={severity} href={designerAt(page.id, widgetId, group)} target="_blank" rel="noopener">
                  <Icon name={severity === 'error' ? 'error' : 'warning'} size={16} />
                  <span><span className="ui-hidden">{severity === 'error' ? '错误：' : '提醒：'}</span>{message}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {faulty.length > 0 && clean.length > 0 && <p>没有问题：{clean.map(({ name }) => name).join('、')}</p>}
    </div>
  );
}

/** The designer, at the setting that a finding is about. */
function designerAt(page: number, widget: string | undefined, group: string | undefined): string {
  const place = new URLSearchParams({ ...(widget !== undefined && { widget }), ...(group !== undefined && { group }) }).toString();
  return `/page/design/creatDevise/${page}/edit${place === '' ? '' : `?${place}`}`;
}

/** The shop on a phone, as its fixed areas make it; what is hidden is not there. */
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { bottomNavigation, readDefaultAvatar, userBanner, userMenu, type Row } from '../../../../data/shop/shopLayout';
import { Icon } from '../../../../../ui/Icon';

export interface PreviewProps {
  /** Of the forms, by their names. */
  values: Readonly<Record<string, Row>>;
  chosen: string;
  onChoose(name: string): void;
}

const shownOf = (rows: unknown): Row[] => (Array.isArray(rows) ? rows as Row[] : []).filter(({ status }) => status === true);
const text = (value: unknown): string => String(value ?? '');

const Picture = ({ src, className }: { src: unknown; className?: string }) => (text(src) === '' ? <span className="view-nothing" aria-hidden="true" /> : <img className={className} src={text(src)} alt="" />);

interface AreaProps extends PreviewProps {
  name: string;
  title: string;
  children: ReactNode;
}

/** A part of the screen that is set in the panel. */
const Area = ({ name, title, chosen, onChoose, children }: AreaProps) => (
  <button type="button" className="view-area" aria-pressed={name === chosen} onClick={() => onChoose(name)}><span className="ui-hidden">设置{title}：</span>{children}</button>
);

export function HomePreview(props: PreviewProps) {
  const rows = shownOf(props.values[bottomNavigation.name]?.bottomNavigationList);
  return (
    <>
      <div className="view-page" aria-hidden="true">
        <div className="view-page-search"><Icon name="search" size={14} />搜索商品名称</div>
        <div className="view-page-banner" />
        <div className="view-page-grid">{Array.from({ length: 10 }, (_, at) => <span key={at} />)}</div>
        <div className="view-page-goods"><span /><span /><span /><span /></div>
      </div>
      <Area {...props} name={bottomNavigation.name} title={bottomNavigation.title}>
        <span className="view-bar">
          {rows.map((row, at) => <span key={at} data-chosen={at === 0 || undefined}><Picture src={at === 0 ? row.checked : row.unchecked} />{text(row.name)}</span>)}
        </span>
      </Area>
    </>
  );
}

export function MemberPreview(props: PreviewProps) {
  const { data: avatar } = useQuery({ queryKey: ['shop avatar'], queryFn: ({ signal }) => readDefaultAvatar(signal) });
  const banners = shownOf(props.values[userBanner.name]?.userBanner);
  const entries = shownOf(props.values[userMenu.name]?.userMenu);
  return (
    <div className="view-page view-member">
      <div className="view-member-head" aria-hidden="true">
        <span className="view-member-face">{avatar ? <img src={avatar} alt="" /> : <Icon name="user" size={26} />}</span>
        <span><b>商城会员</b><br />138****8000</span>
      </div>
      <div className="view-member-orders" aria-hidden="true">{['待付款', '待发货', '待收货', '待评价', '售后'].map((each) => <span key={each}><Icon name="file" size={20} />{each}</span>)}</div>
      <Area {...props} name={userBanner.name} title={userBanner.title}><Banners rows={banners} /></Area>
      <Area {...props} name={userMenu.name} title={userMenu.title}>
        <span className="view-services"><b>我的服务</b>{entries.map((row, at) => <span key={at}><Picture src={row.pic} />{text(row.name)}</span>)}</span>
      </Area>
    </div>
  );
}

/** The first picture; how many there are is said by the dots. */
const Banners = ({ rows }: { rows: readonly Row[] }) => (
  <span className="view-banners">
    {rows.length === 0 ? <span className="view-empty">轮播图</span> : <Picture src={rows[0]!.pic} />}
    {rows.length > 1 && <span className="view-dots">{rows.map((_, at) => <i key={at} />)}</span>}
  </span>
);

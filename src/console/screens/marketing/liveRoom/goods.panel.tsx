/** 商品信息 of a live room: its goods in their order, which can be moved and taken out, and the code that leads to the room. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { enumerations } from '../../../../../generated/enumerations';
import type { RecordOf } from '../../../data/records/typed';
import { usePermission } from '../../../data/session/permissions';
import { call } from '../../../data/transport/http';
import { Button } from '../../../../ui/buttons/Button';
import { ExternalLink } from '../../../../ui/display/ExternalLink';
import { ImagePreview } from '../../../../ui/display/ImagePreview';
import { RecordLink } from '../../../../ui/display/RecordLink';
import { deletion, useConfirm } from '../../../../ui/layers/Confirm';
import type { DetailPanelProps } from '../../../../ui/ports/detailPanels';
import { Asked } from '../../../../ui/states/Asked';
import { EmptyState } from '../../../../ui/states/EmptyState';
import { showNotice } from '../../../../ui/states/notices';
import '../../../../ui/display/report.css';
import './goods.css';

interface Goods { id: number; goodsId: number | null; name: string; coverImgUrlLocal: string; priceType: number; price: string; price2: string | null }
interface ShareCode { cdnUrl: string; pagePath: string; posterUrl: string }

const base = '/admin/platform/mp/live/room';
const rights = 'platform:mp:live:room';
const priceOf = ({ price, price2 }: Goods): string => (price2 === null ? price : `${price}~${price2}`);

export default function RoomGoods({ record: { id } }: DetailPanelProps<RecordOf<'marketing/liveRoom'>>) {
  const permitted = usePermission();
  const confirm = useConfirm();
  const may = permitted(`${rights}:goodslist`);
  const [code, setCode] = useState<ShareCode>();
  const query = useQuery({
    queryKey: ['marketing/liveRoom', 'goods', id], enabled: may && id !== undefined,
    queryFn: ({ signal }) => call<Goods[]>('GET', `${base}/goodslist/${String(id)}`, { signal, quiet: true }),
  });
  if (!may) return <EmptyState text="没有查看直播间商品的权限" />;
  const move = async (goods: readonly Goods[], at: number, to: number) => {
    const order = goods.map(({ goodsId }) => goodsId);
    order.splice(to, 0, ...order.splice(at, 1));
    await call('POST', `${base}/goodsort`, { body: { roomId: id, goods: order.map((goodsId) => ({ goodsId: String(goodsId) })) } });
    await query.refetch();
  };
  const remove = async ({ goodsId }: Goods) => {
    if (!(await confirm(deletion('从直播间移除该商品')))) {
      showNotice('info', '已取消');
      return;
    }
    await call('POST', `${base}/deletegoodsinroom/${String(id)}/${String(goodsId)}`);
    showNotice('success', '删除成功');
    await query.refetch();
  };
  const mayMove = permitted(`${rights}:goodssort`);
  return (
    <>
      {permitted(`${rights}:getsharecode`) && (
        <p>
          <Button size="small" onClick={() => void call<ShareCode>('GET', `${base}/getsharecode/${String(id)}`).then(setCode)}>获取分享码</Button>
          {code && <> <ExternalLink href={code.cdnUrl}>分享二维码</ExternalLink> <ExternalLink href={code.posterUrl}>分享海报</ExternalLink> <span>{code.pagePath}</span></>}
        </p>
      )}
      <Asked query={query} lines={4}>
        {(goods) => (goods.length === 0 ? <EmptyState text="直播间还没有商品" /> : (
          <div className="room-goods" role="region" tabIndex={0} aria-label="直播间商品">
            <table className="report">
              <thead><tr><th scope="col">直播商品ID</th><th scope="col">商品图</th><th scope="col">商品名称</th><th scope="col">价格类型</th><th scope="col">价格</th><th scope="col">操作</th></tr></thead>
              <tbody>
                {goods.map((each, at) => (
                  <tr key={each.id}>
                    <td>{each.goodsId ?? '-'}</td>
                    <td><ImagePreview src={each.coverImgUrlLocal} alt={each.name} width={36} height={36} /></td>
                    <td><RecordLink entity="marketing/liveGoods" id={each.id}>{each.name}</RecordLink></td>
                    <td>{enumerations.priceType?.items.find(({ value }) => value === each.priceType)?.title}</td>
                    <td>{priceOf(each)}</td>
                    <td>
                      {mayMove && <Button variant="text" size="small" aria-label={`上移：${each.name}`} disabled={at === 0} onClick={() => void move(goods, at, at - 1)}>上移</Button>}
                      {mayMove && <Button variant="text" size="small" aria-label={`下移：${each.name}`} disabled={at === goods.length - 1} onClick={() => void move(goods, at, at + 1)}>下移</Button>}
                      {permitted(`${rights}:deletegoods`) && <Button variant="dangerText" size="small" aria-label={`移除：${each.name}`} onClick={() => void remove(each)}>移除</Button>}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ))}
      </Asked>
    </>
  );
}

/** One sheet: 发货单 goes with the parcel, 配货单 to whoever fetches the goods. */
import { orderSecondType, shippingType } from '../../../../../generated/codes';
import type { Answers } from '../../../../../generated/records';
import { multiply, toFixed } from '../../../../engine/format/decimal';
import { Barcode } from './Barcode';
import { leftOf } from './items';

export type SlipKind = 'delivery' | 'picking';

export function Slip({ kind, order }: { kind: SlipKind; order: Answers['order/order'] }) {
  const title = kind === 'delivery' ? '发货单' : '配货单';
  const items = kind === 'delivery' ? order.orderDetailList : order.orderDetailList.filter((item) => leftOf(item) > 0);
  const isPoints = order.secondType === orderSecondType.points;
  const pieces = items.reduce((sum, item) => sum + (kind === 'delivery' ? item.payNum : leftOf(item)), 0);
  return (
    <article className="slip" aria-label={`${title} ${order.orderNo}`}>
      <header>
        <h3>{isPoints ? '积分商城' : order.merName} {title}</h3>
        <div className="slip-number"><Barcode text={order.orderNo} />{order.orderNo}</div>
      </header>
      <dl>
        <div><dt>下单时间</dt><dd>{order.createTime}</dd></div>
        {order.payTime && <div><dt>支付时间</dt><dd>{order.payTime}</dd></div>}
        {order.shippingType === shippingType.pickup ? <div><dt>到店自提</dt><dd>核销码 {order.verifyCode}</dd></div> : (
          <>
            <div><dt>收货人</dt><dd>{order.realName} {order.userPhone}</dd></div>
            <div className="slip-wide"><dt>收货地址</dt><dd>{order.userAddress}</dd></div>
          </>
        )}
        {order.userRemark && <div className="slip-wide"><dt>买家留言</dt><dd>{order.userRemark}</dd></div>}
      </dl>
      <table>
        <thead>
          <tr><th scope="col">序号</th><th scope="col">商品</th><th scope="col">规格</th>{kind === 'delivery' && isPoints && <th scope="col">兑换积分</th>}{kind === 'delivery' && <th scope="col">单价</th>}<th scope="col">数量</th>{kind === 'delivery' ? <th scope="col">小计</th> : <th scope="col">已配</th>}</tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            <tr key={item.id}>
              <td>{index + 1}</td><td>{item.productName}</td><td>{item.sku}</td>
              {kind === 'delivery' && isPoints && <td>{item.redeemIntegral}</td>}
              {kind === 'delivery' && <td>{item.price}</td>}
              <td>{kind === 'delivery' ? item.payNum : leftOf(item)}</td>
              <td>{kind === 'delivery' ? toFixed(multiply(item.price, item.payNum), 2) : '□'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer>
        <span>共 {pieces} 件</span>
        {kind === 'delivery' && <span>运费 ¥{order.payPostage}　{isPoints ? `积分 ${order.redeemIntegral}` : `优惠 ¥${order.couponPrice}`}　实付 ¥{order.payPrice}</span>}
      </footer>
    </article>
  );
}

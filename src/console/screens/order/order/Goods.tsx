/** Goods still to be sent, above the form of 发货, with the pieces whose refund is asked for. */
import { ImagePreview } from '../../../../ui/display/ImagePreview';
import { RecordLink } from '../../../../ui/display/RecordLink';
import { Tag } from '../../../../ui/display/Tag';
import { leftOf, type OrderItem } from './items';

export function Goods({ items }: { items: readonly OrderItem[] }) {
  return (
    <ul className="order-sending" aria-label="待发商品">
      {items.filter((item) => leftOf(item) > 0).map((item) => (
        <li key={item.id} className="order-goods">
          <ImagePreview src={item.image} alt={item.productName} width={40} height={40} zoom={false} />
          <span>
            <RecordLink entity="product/product" id={item.productId}>{item.productName}</RecordLink>
            <small>{item.sku}</small>
          </span>
          <span className="order-left">待发 {leftOf(item)} 件{item.applyRefundNum > 0 && <> <Tag tone="warning">{`${item.applyRefundNum} 件申请退款中`}</Tag></>}</span>
        </li>
      ))}
    </ul>
  );
}

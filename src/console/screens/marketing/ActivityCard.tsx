/** The card of a product as shoppers see it under an activity: the chosen picture lies on it as it will in the shop. */
import { recordDeleted } from '../../../engine/extension/paths';
import { activityScope } from '../../../../generated/codes';
import type { RecordOf } from '../../data/records/typed';
import { useArrivingResource } from '../../data/resources';
import { useChosenRows } from '../../resource/picker/useChosen';
import type { ResourceModel } from '../../../engine/model';
import { Phone } from '../../../ui/display/Phone';
import './activityCard.css';

type Style = Partial<RecordOf<'marketing/activityStyle'>>;
type Product = Partial<RecordOf<'product/product'>>;

interface ActivityCardProps {
  /** Of the picture: around the product's own, or below it. */
  as: 'border' | 'atmosphere';
  record: Style;
}

export function ActivityCard({ as, record: { style, status, method, products } }: ActivityCardProps) {
  const goods = useArrivingResource('product/product');
  const ids = method === activityScope.product ? (products ?? []).slice(0, 1) : [];
  return (
    <Phone label="商品卡片预览">
      {!status && <p className="activity-note">活动未开启，商城不会显示</p>}
      {goods && ids.length > 0 ? <Chosen resource={goods} ids={ids} as={as} picture={style} /> : <Card as={as} picture={style} />}
      {!style && <p className="activity-note">尚未选择图片</p>}
    </Phone>
  );
}

/** The first product that was chosen; the sample until it has come. */
function Chosen({ resource, ids, as, picture }: { resource: ResourceModel; ids: readonly number[]; as: ActivityCardProps['as']; picture: string | undefined }) {
  const { rows } = useChosenRows(resource, ids);
  const row = rows.get(String(ids[0])) as (Product & { [recordDeleted]?: boolean }) | undefined;
  return <Card as={as} picture={picture} product={row && !row[recordDeleted] ? row : undefined} />;
}

function Card({ as, picture, product }: { as: ActivityCardProps['as']; picture: string | undefined; product?: Product | undefined }) {
  return (
    <div className="activity-card">
      <span className="activity-picture">
        {product?.image ? <img src={product.image} alt="" /> : <span className="activity-sample" aria-hidden="true" />}
        {picture && <img className={`activity-${as}`} src={picture} alt={as === 'border' ? '活动边框' : '活动氛围图'} />}
      </span>
      <span className="activity-words">
        <span>{product?.name ?? '示例商品'}</span>
        <strong><small>¥</small>{product?.price ?? '99.00'}</strong>
      </span>
    </div>
  );
}

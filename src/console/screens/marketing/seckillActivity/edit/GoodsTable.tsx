/** 商品列表: the goods of a stored activity, which are changed in 秒杀商品. */
import type { RecordOf } from '../../../../data/records/typed';
import { ImagePreview } from '../../../../../ui/display/ImagePreview';
import '../../../../../ui/display/report.css';
import './seckill.css';

interface Goods {
  id: number;
  image: string;
  name: string;
  categoryName: string;
  price: string;
  sort: number;
  attrValue: { id: number; sku: string; otPrice: string; quota: number; quotaShow: number; price: string }[];
}

export function GoodsTable({ activity: { productList } }: { activity: RecordOf<'marketing/seckillActivity'> }) {
  const list: Goods[] = Array.isArray(productList) ? productList : [];
  return (
    <section className="seckill-goods" aria-label="商品列表">
      <h2 className="form-section-title">商品列表</h2>
      <div className="seckill-scroll" role="region" aria-label="秒杀商品" tabIndex={0}>
        <table className="report">
          <thead><tr><th scope="col">商品信息</th><th scope="col">商品分类</th><th scope="col">售价</th><th scope="col">限量剩余</th><th scope="col">限量</th><th scope="col">活动价格</th><th scope="col">排序</th></tr></thead>
          {list.length === 0 && <tbody><tr><td colSpan={7}>尚未添加商品</td></tr></tbody>}
          {list.map((product) => (
            <tbody key={product.id}>
              <tr><td><span className="seckill-name"><ImagePreview src={product.image} alt={product.name} width={36} height={36} zoom={false} /><span>{product.name}</span></span></td><td>{product.categoryName || '-'}</td><td>{product.price}</td><td /><td /><td /><td>{product.sort}</td></tr>
              {product.attrValue.map((row) => <tr key={row.id} className="seckill-sku"><td>{row.sku}</td><td /><td>{row.otPrice}</td><td>{row.quota}</td><td>{row.quotaShow}</td><td>{row.price}</td><td /></tr>)}
            </tbody>
          ))}
        </table>
      </div>
    </section>
  );
}

/** 商品信息 of a group activity: one card a product, with the specifications that it offers. */
import type { RecordOf } from '../../../data/records/typed';
import { ImagePreview } from '../../../../ui/display/ImagePreview';
import type { DetailPanelProps } from '../../../../ui/ports/detailPanels';
import { EmptyState } from '../../../../ui/states/EmptyState';
import '../../../../ui/display/report.css';

interface Offer { id: number; activePrice: string; quotaShow: number; quota: number; attrValue: { image: string; sku: string; barCode: string; price: string; stock: number }[] }
interface Product { productId: number; productName: string; image: string; groupBuyActivitySkuResponses: Offer[] }

export default function Products({ record }: DetailPanelProps<RecordOf<'marketing/groupActivity'>>) {
  const products = (record.groupBuyActivityProductResponseList ?? []) as Product[];
  if (products.length === 0) return <EmptyState text="没有参与商品" />;
  return products.map(({ productId, productName, image, groupBuyActivitySkuResponses: offers }) => (
    <details key={productId} open>
      <summary><ImagePreview src={image} alt={productName} width={40} height={40} zoom={false} /> {productName}</summary>
      {offers.length === 0 ? <EmptyState text="商品已下架" /> : (
        <table className="report">
          <thead><tr><th scope="col">图片</th><th scope="col">规格</th><th scope="col">商品编码</th><th scope="col">售价（元）</th><th scope="col">剩余库存</th><th scope="col">拼团价（元）</th><th scope="col">拼团限量</th></tr></thead>
          <tbody>
            {offers.map(({ id, activePrice, quota, attrValue: [{ image: own, sku, barCode, price, stock }] }) => (
              <tr key={id}><td><ImagePreview src={own} alt={sku} width={40} height={40} zoom={false} /></td><td>{sku}</td><td>{barCode || '-'}</td><td>{price}</td><td>{stock}</td><td>{activePrice}</td><td>{quota}</td></tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  ));
}

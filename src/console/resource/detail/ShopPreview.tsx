import { fill } from '../../../engine/format/template';
import type { ResourceModel } from '../../../engine/model';
import { frontAddress } from '../../data/site/domains';
import { QrCode } from '../../../ui/display/QrCode';
import { Dialog } from '../../../ui/layers/Dialog';
import { EmptyState } from '../../../ui/states/EmptyState';

interface ShopPreviewProps {
  page: NonNullable<ResourceModel['shopPage']>;
  row: Record<string, unknown>;
  onClose(): void;
}

/** A record's page as the mobile shop shows it, 375 × 600, and the code by which a telephone opens it. */
export default function ShopPreview({ page, row, onClose }: ShopPreviewProps) {
  const shop = frontAddress();
  // A server without a shop's address answers its own, where only this console is.
  const isShop = shop !== '' && shop !== location.origin;
  const address = `${shop}${fill(page.path, (name) => encodeURIComponent(String(row[name] ?? '')))}`;
  return (
    <Dialog open title="预览" width={isShop ? 640 : 415} onClose={onClose}>
      {isShop ? (
        <div className="shop-preview-beside">
          <iframe className="shop-preview" title="移动端商城" src={address} width={375} height={600} />
          <figure className="shop-preview-scan">
            <QrCode text={address} label="手机扫码打开的二维码" />
            <figcaption>手机扫码打开</figcaption>
          </figure>
        </div>
      ) : <EmptyState text="尚未设置移动商城地址，设置后即可预览。" />}
    </Dialog>
  );
}

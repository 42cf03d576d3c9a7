/** 预览: a page as shoppers see it, here and on a telephone. */
import { shopAddress } from '../../../data/shop/shopPages';
import type { RecordOf } from '../../../data/records/typed';
import type { ActionDialogProps } from '../../../../ui/ports/actionDialogs';
import { CopyButton } from '../../../../ui/buttons/CopyButton';
import { Dialog } from '../../../../ui/layers/Dialog';
import { QrCode } from '../../../../ui/display/QrCode';
import './look.css';

export default function Look({ record, onClose }: ActionDialogProps<RecordOf<'page/diy'>>) {
  const address = shopAddress(Number(record.id));
  return (
    <Dialog open title={`预览：${String(record.name)}`} width={430} onClose={() => onClose()}>
      <div className="page-look">
        <iframe title={`${String(record.name)}的商城页面`} src={address} />
        <div className="page-look-code">
          <QrCode text={address} size={120} label={`${String(record.name)}的二维码`} />
          <p>{record.isShow === false ? '页面已隐藏，手机上看不到' : '用手机扫码查看'}<br /><CopyButton text={address} label="复制页面地址" /></p>
        </div>
      </div>
    </Dialog>
  );
}

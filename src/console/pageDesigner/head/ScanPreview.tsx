import { Button } from '../../../ui/buttons/Button';
import { ExternalLink } from '../../../ui/display/ExternalLink';
import { Popover } from '../../../ui/layers/Popover';
import { QrCode } from '../../../ui/display/QrCode';

/** 预览: the saved page on a telephone, or in a window of its own. */
export function ScanPreview({ id, disabled }: { id: number | string; disabled: boolean }) {
  const address = `${window.location.origin}/shop/page/${id}`;
  return (
    <Popover label="预览" button={(trigger) => <Button {...trigger} icon="eye" disabled={disabled} title={disabled ? '保存后可预览' : undefined}>预览</Button>}>
      <div className="pd-scan">
        <QrCode text={address} label="页面预览二维码" />
        <ExternalLink href={address}>在新窗口打开</ExternalLink>
      </div>
    </Popover>
  );
}

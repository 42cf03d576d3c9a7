/** The licensor's own page, where a licence is applied for: it says itself when that is done (settings sheet). */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ExternalLink } from '../../../../ui/display/ExternalLink';
import { Dialog } from '../../../../ui/layers/Dialog';

interface ApplicationProps {
  title: string;
  /** Of the licensor's page. */
  address: string;
  onClose(): void;
}

export function Application({ title, address, onClose }: ApplicationProps) {
  const client = useQueryClient();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // That page alone is heard, and no other that it may open or frame.
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== originOf(address) || source !== frame.current?.contentWindow || (data as { type?: unknown } | null)?.type !== 'onComplete') return;
      void client.invalidateQueries({ queryKey: ['operation/copyright'] });
      onClose();
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [address, client, onClose]);
  return (
    <Dialog open title={title} width={440} onClose={onClose} footer={<ExternalLink href={address}>页面无法显示时在新窗口打开</ExternalLink>}>
      <iframe ref={frame} className="copyright-application" title={title} src={address} sandbox="allow-scripts allow-forms allow-same-origin allow-popups" referrerPolicy="no-referrer" />
    </Dialog>
  );
}

const originOf = (address: string): string | undefined => (URL.canParse(address) ? new URL(address).origin : undefined);

import { useQuery } from '@tanstack/react-query';
import { useKnownCapabilities, usePlainBackend } from '../../../../data/capabilities';
import { usePermission } from '../../../../data/session/permissions';
import { readHomeId, readHomeMiniCode, shopAddress } from '../../../../data/shop/shopPages';
import { Button } from '../../../../../ui/buttons/Button';
import { Asked } from '../../../../../ui/states/Asked';
import { EmptyState } from '../../../../../ui/states/EmptyState';
import { Phone } from '../../../../../ui/display/Phone';
import { QrCode } from '../../../../../ui/display/QrCode';
import { Skeleton } from '../../../../../ui/states/Skeleton';

const rights = ['platform:pagediy:update', 'platform:pagediy:getdefault', 'platform:pagediy:info'];

/** The home page on a phone that is only looked at, the way to its designer, and the codes that lead there. */
export function HomePage() {
  const may = usePermission();
  const mayAsk = may('platform:pagediy:getdefault');
  const query = useQuery({ queryKey: ['page/diy', 'home'], queryFn: ({ signal }) => readHomeId(signal), enabled: mayAsk });
  return mayAsk ? <Asked query={query} lines={8} height={40}>{(home) => <Home home={home} />}</Asked> : <Home home={undefined} />;
}

/** @param home id of the page; null where there is none, undefined for a person who may not ask */
function Home({ home }: { home: number | null | undefined }) {
  const may = usePermission();
  const design = (to: string) => window.open(`/page/design/creatDevise/${to}`, '_blank', 'noopener');
  if (home === null) {
    return <EmptyState text="还没有商城首页，第一个页面就是首页。">{may('platform:pagediy:save') && <Button variant="primary" onClick={() => design('0/add')}>添加首页</Button>}</EmptyState>;
  }
  const address = shopAddress();
  return (
    <div className="devise-home">
      <Phone label="商城首页预览"><iframe className="devise-frame" title="商城首页" src={address} inert tabIndex={-1} /></Phone>
      <div className="devise-side">
        {home !== undefined && rights.every((right) => may(right)) && <Button variant="primary" onClick={() => design(`${home}/edit`)}>首页装修</Button>}
        {may('platform:wechat:mini:genqrcode') && <MiniProgram />}
        <figure className="devise-code">
          <QrCode text={address} size={120} label="商城首页二维码" />
          <figcaption>微信公众号<br /><span>扫码在手机上查看商城</span></figcaption>
        </figure>
      </div>
    </div>
  );
}

/** WeChat draws its code; where it cannot, the one line says why. It is not asked where no mini-program is configured. */
function MiniProgram() {
  const known = useKnownCapabilities();
  const isPlain = usePlainBackend();
  const isConfigured = isPlain || known?.miniProgram === true;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['page/diy', 'home', 'mini-program'], queryFn: ({ signal }) => readHomeMiniCode(signal), staleTime: Infinity, enabled: isConfigured,
  });
  if (known && !isConfigured) return <figure className="devise-code"><figcaption>微信小程序<br /><span>尚未配置，请在平台设置的“小程序配置”中填写</span></figcaption></figure>;
  return (
    <figure className="devise-code">
      {data !== undefined && <img src={data} alt="商城首页小程序码" width={120} height={120} />}
      {isPending && <Skeleton lines={1} height={120} />}
      <figcaption>
        微信小程序<br />
        {error ? <><span role="status">{error.message}</span> <Button variant="text" size="small" onClick={() => void refetch()}>重试</Button></> : <span>扫码在微信中查看商城</span>}
      </figcaption>
    </figure>
  );
}

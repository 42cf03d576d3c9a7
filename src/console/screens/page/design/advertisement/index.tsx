/** 开屏广告: pictures shown when the shop opens, on a phone beside the form. */
import { useState } from 'react';
import { FieldsForm, useFormValues } from '../../../../formTemplate';
import { splashAds, type Row } from '../../../../data/shop/shopLayout';
import { EmptyState } from '../../../../../ui/states/EmptyState';
import { IconButton } from '../../../../../ui/buttons/IconButton';
import { Phone } from '../../../../../ui/display/Phone';
import './advertisement.css';

export default function Advertisement() {
  return (
    <section className="splash" aria-label="开屏广告">
      <FieldsForm source={splashAds} className="splash-parts"><Preview /></FieldsForm>
    </section>
  );
}

/** One picture after the other, by hand: nothing moves unasked. */
function Preview() {
  const { splashAdShowTime: seconds, adList } = useFormValues();
  const ads = (adList as Row[]).filter(({ imageUrl }) => imageUrl);
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, ads.length - 1);
  const ad = ads[at];
  return (
    <Phone label="开屏广告预览">
      {ad ? (
        <div className="splash-screen">
          <img src={String(ad.imageUrl)} alt={String(ad.name || '广告图')} />
          <span className="splash-skip">跳过 {String(seconds ?? '')}</span>
          {ads.length > 1 && (
            <div className="splash-turn">
              <IconButton size="small" icon="chevronLeft" label="上一张" disabled={at === 0} onClick={() => setChosen(at - 1)} />
              <span>{at + 1} / {ads.length}</span>
              <IconButton size="small" icon="chevronRight" label="下一张" disabled={at === ads.length - 1} onClick={() => setChosen(at + 1)} />
            </div>
          )}
        </div>
      ) : <EmptyState text="还没有广告图" />}
    </Phone>
  );
}

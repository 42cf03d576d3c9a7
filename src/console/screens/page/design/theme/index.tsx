/** 一键换色: the theme colour of the mobile shop, and how the shop looks in it. */
import { useState, type CSSProperties } from 'react';
import { useQuery } from '@tanstack/react-query';
import { themes } from '../../../../../engine/page/themes';
import { announce, ApiError } from '../../../../data/transport/errors';
import { usePermission } from '../../../../data/session/permissions';
import { knownTheme, readTheme, saveTheme, themePermission } from '../../../../data/shop/shopLayout';
import { Asked } from '../../../../../ui/states/Asked';
import { Button } from '../../../../../ui/buttons/Button';
import { Icon } from '../../../../../ui/Icon';
import { showNotice } from '../../../../../ui/states/notices';
import { Looks } from './Looks';
import './theme.css';

export default function ThemeScreen() {
  const theme = useQuery({ queryKey: ['shop theme'], queryFn: ({ signal }) => readTheme(signal) });
  return (
    <section className="shop-theme" aria-label="一键换色">
      <Asked query={theme} lines={6} height={48}>{(stored) => <Choice stored={stored} onSettled={() => void theme.refetch()} />}</Asked>
    </section>
  );
}

function Choice({ stored, onSettled }: { stored: number; onSettled(): void }) {
  const may = usePermission()(themePermission);
  const [chosen, setChosen] = useState(stored >= 0 ? stored : knownTheme());
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      await saveTheme(chosen, stored);
      showNotice('success', '保存成功');
    } catch (error) {
      // The choice stays, and is held against what is stored by now.
      if (error instanceof ApiError) announce(error);
      else throw error;
    } finally {
      setSaving(false);
      onSettled();
    }
  };
  return (
    <>
      <fieldset className="shop-theme-cards" disabled={!may}>
        <legend>主题</legend>
        {themes.map(({ name, colour }, place) => (
          <label key={colour} className="shop-theme-card" style={{ '--theme': colour } as CSSProperties}>
            <input type="radio" name="theme" checked={place === chosen} onChange={() => setChosen(place)} />
            <span className="shop-theme-colour" aria-hidden="true">{place === chosen && <Icon name="check" size={20} />}</span>
            <span>{name}</span>
            <span className="shop-theme-code">{colour}</span>
          </label>
        ))}
      </fieldset>
      <Looks colour={themes[chosen]!.colour} name={themes[chosen]!.name} />
      {may && <div className="shop-theme-save"><Button variant="primary" busy={saving} onClick={() => void save()}>保存</Button></div>}
    </>
  );
}

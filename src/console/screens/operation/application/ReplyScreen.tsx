/** A reply to followers: a phone on the left, what is said on the right (WeChat sheet). */
import { useMemo, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FieldsForm, useFormValues } from '../../../formTemplate';
import { dataProvider } from '../../../data/records/dataProvider';
import { usePermission } from '../../../data/session/permissions';
import type { ShopForm } from '../../../data/shop/shopLayout';
import { replyTypes, uploadMaterial, uploadPermission } from '../../../data/wechat/replies';
import { useFormParts } from '../../../resource/form/context';
import { Button } from '../../../../ui/buttons/Button';
import { LazyImage } from '../../../../ui/display/LazyImage';
import { Phone } from '../../../../ui/display/Phone';
import { showNotice } from '../../../../ui/states/notices';
import './application.css';

/** What 图文消息 shows. */
export const articles = 'marketing/article';

interface ReplyScreenProps {
  source: ShopForm;
  onSaved?(): void;
}

export function ReplyScreen({ source, onSaved }: ReplyScreenProps) {
  const [picture, setPicture] = useState<string>();
  return (
    <FieldsForm source={source} className="wechat-reply" submitLabel="保存并发布" success="提交成功" onSaved={onSaved}>
      <div className="wechat-phone"><ReplyPhone picture={picture} /><Upload onSent={setPicture} /></div>
    </FieldsForm>
  );
}

const media = {
  [replyTypes.image]: { title: '图片', field: 'imageId', accept: '.bmp,.png,.jpeg,.jpg,.gif' },
  [replyTypes.voice]: { title: '语音', field: 'voiceId', accept: '.mp3,.wma,.wav,.amr' },
} as const;

/** What the screen takes; WeChat's own limits are told by the server. */
const most = 5 * 1024 ** 2;

/** @param picture that was uploaded just now */
function ReplyPhone({ picture }: { picture: string | undefined }) {
  const { type, content, status, imageId, voiceId, srcUrl, articleId } = useFormValues();
  const answer = () => {
    switch (type) {
      case replyTypes.text: return <p className="wechat-bubble">{String(content ?? '') || '（请填写规则内容）'}</p>;
      case replyTypes.image: return imageId ? <div className="wechat-bubble wechat-picture"><LazyImage src={picture ?? String(srcUrl ?? '')} alt="回复的图片" /></div> : <p className="wechat-bubble">（请上传图片）</p>;
      case replyTypes.voice: return <p className="wechat-bubble">{voiceId ? '［语音］' : '（请上传语音）'}</p>;
      default: return articleId ? <Article id={Number(articleId)} /> : <p className="wechat-bubble">（请选择图文消息）</p>;
    }
  };
  return (
    <Phone label="回复预览">
      <div className="wechat-chat">
        {status === false && <p className="wechat-chat-note">规则已禁用，不会回复</p>}
        <p className="wechat-bubble" data-mine="">您好</p>
        {answer()}
      </div>
    </Phone>
  );
}

/** As followers see a card of an article. */
function Article({ id }: { id: number }) {
  const article = useQuery({ queryKey: [articles, 'card', id], queryFn: async ({ signal }) => (await dataProvider.getOne(articles, { id, signal })).data, retry: false });
  if (!article.data) return <p className="wechat-bubble">{article.isError ? '（文章不存在或不能查看）' : '…'}</p>;
  const { title, synopsis, cover } = article.data;
  return (
    <div className="wechat-bubble wechat-article">
      <strong>{title}</strong>
      <div><span>{synopsis}</span>{cover && <span className="wechat-cover"><LazyImage src={cover} alt="文章封面" /></span>}</div>
    </div>
  );
}

/** Pictures and sounds go to WeChat at once; the reply names them by the id that it answers. */
function Upload({ onSent }: { onSent(picture: string | undefined): void }) {
  const { store } = useFormParts();
  const { type } = useFormValues();
  const may = usePermission()(uploadPermission);
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const kind = type === replyTypes.image || type === replyTypes.voice ? type : undefined;
  if (!kind || !may) return null;
  const { title, field, accept } = media[kind];

  const send = async (file: File) => {
    if (file.size > most) return void showNotice('error', `${title}不能超过5MB`);
    setBusy(true);
    try {
      const { mediaId, srcUrl } = await uploadMaterial(kind, file);
      store.set('srcUrl', srcUrl);
      store.set(field, mediaId);
      onSent(kind === replyTypes.image ? URL.createObjectURL(file) : undefined);
      showNotice('success', '上传成功');
    } catch {
      // The data layer has told why.
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <input
        ref={input} type="file" hidden aria-label={`选择${title}`} accept={accept}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void send(file);
          event.target.value = '';
        }}
      />
      <Button icon="upload" busy={busy} onClick={() => input.current?.click()}>点击上传{title}</Button>
    </>
  );
}

/** Follow and fallback: one reply each, known by a word of the system. */
export function FixedReply({ make }: { make(): ShopForm }) {
  const source = useMemo(make, [make]);
  return <section className="wechat-screen" aria-label={source.title}><ReplyScreen source={source} /></section>;
}

/** 秒杀样式配置: how the shop's flash sales look, on a phone beside the form (flash-sale sheet; form template 86). */
import type { CSSProperties } from 'react';
import { SettingForm, useFormValues } from '../../../formTemplate';
import { Phone } from '../../../../ui/display/Phone';
import './seckillStyle.css';

const toDefault = { title: '恢复默认', asks: '确定恢复默认样式' };

export default function SeckillStyle() {
  return (
    <section className="seckill-style" aria-label="秒杀样式配置">
      <SettingForm template="秒杀样式配置" restores={toDefault} submitLabel="保存"><Preview /></SettingForm>
    </section>
  );
}

/** Goods stand for themselves: what is designed is how any would look. */
const goods = [['示例商品一', '59.00', '99.00', 72], ['示例商品二', '129.00', '199.00', 45], ['示例商品三', '9.90', '19.90', 90], ['示例商品四', '368.00', '468.00', 20]] as const;
const styles: Record<string, string> = { 1: 'single', 2: 'double', 3: 'strip' };
const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

function Preview() {
  const { headerImage, themeColor, titleType, titleText, titleImage, countdownColor, countdownBgColor, listStyle, showOtPrice, showProgress, status, buttonText, labelImage, homeNum } = useFormValues();
  const number = Math.min(goods.length, Number(homeNum) || goods.length);
  const colours = { '--theme': text(themeColor), '--count': text(countdownColor), '--count-fill': text(countdownBgColor) } as CSSProperties;
  return (
    <Phone label="秒杀样式预览">
      {status === false && <p className="seckill-off">样式未启用，商城使用默认样式</p>}
      {/* A picture of the shop: what its colours hold against each other is the shop's own matter. */}
      <div className="seckill-phone" role="img" aria-label="商城的秒杀页"><div aria-hidden="true" style={colours}>
        <div className="seckill-top">{headerImage ? <img src={text(headerImage)} alt="" /> : null}</div>
        <div className="seckill-head">
          {text(titleType) === '2' && titleImage ? <img src={text(titleImage)} alt="" /> : <strong>{text(titleText)}</strong>}
          <span className="seckill-count"><i>01</i>:<i>25</i>:<i>36</i></span>
        </div>
        <ul className="seckill-goods" data-style={styles[text(listStyle)] ?? 'single'}>
          {goods.slice(0, number).map(([name, price, before, percent]) => (
            <li key={name}>
              <span className="seckill-photo">{labelImage ? <img src={text(labelImage)} alt="" /> : null}</span>
              <span className="seckill-words">
                <span>{name}</span>
                {showProgress !== false && <span className="seckill-progress"><i style={{ width: `${percent}%` }} /><small>已抢{percent}%</small></span>}
                <span className="seckill-price"><b>¥{price}</b>{showOtPrice !== false && <s>¥{before}</s>}</span>
                <em>{text(buttonText)}</em>
              </span>
            </li>
          ))}
        </ul>
      </div></div>
    </Phone>
  );
}

/** Three screens of the shop in one colour: what takes the theme, and what stays. */
import type { CSSProperties, ReactNode } from 'react';

export function Looks({ colour, name }: { colour: string; name: string }) {
  return (
    // A picture of the shop: what its colours hold against each other is the shop's own matter.
    <div role="img" aria-label={`商城以${name}显示的首页、商品详情与个人中心`}><div className="shop-looks" aria-hidden="true" style={{ '--theme': colour } as CSSProperties}>
      <Look title="首页">
        <div className="look-head"><span className="look-search" /></div>
        <div className="look-banner" />
        <div className="look-icons">{[0, 1, 2, 3, 4].map((at) => <i key={at} />)}</div>
        <div className="look-goods">{['¥129.00', '¥59.90', '¥368.00', '¥25.50'].map((price) => <div key={price}><i /><b>{price}</b></div>)}</div>
        <div className="look-bar"><em>首页</em><span>分类</span><span>购物车</span><span>我的</span></div>
      </Look>
      <Look title="商品详情">
        <div className="look-photo" />
        <div className="look-price">¥129.00 <small>会员价 ¥116.10</small></div>
        <div className="look-lines"><span /><span /></div>
        <div className="look-tags"><em>满299减50</em><em>包邮</em></div>
        <div className="look-buy"><span /><em /></div>
      </Look>
      <Look title="个人中心">
        <div className="look-member"><i /><b /></div>
        <div className="look-orders">{['待付款', '待发货', '待收货', '售后'].map((text) => <span key={text}>{text}</span>)}</div>
        <div className="look-services">{[0, 1, 2, 3, 4, 5, 6, 7].map((at) => <i key={at} />)}</div>
        <div className="look-bar"><span>首页</span><span>分类</span><span>购物车</span><em>我的</em></div>
      </Look>
    </div></div>
  );
}

const Look = ({ title, children }: { title: string; children: ReactNode }) => <figure className="look"><div className="look-screen">{children}</div><figcaption>{title}</figcaption></figure>;

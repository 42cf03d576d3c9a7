/** 短信购买: packages of messages, product copies or express queries, paid by a code that is scanned (settings sheet). */
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { accountPart, type Meal, onePass, serviceTitles, type SoldType, soldTypes } from '../../../../../engine/extension/onePass';
import { askMealCode, onePassKey, readAccount, readMeals } from '../../../../data/onePass';
import { useMayCall } from '../../../../data/session/permissions';
import { PageHeader } from '../../../../../ui/display/PageHeader';
import { QrCode } from '../../../../../ui/display/QrCode';
import { Tabs } from '../../../../../ui/display/Tabs';
import { Asked } from '../../../../../ui/states/Asked';
import { EmptyState } from '../../../../../ui/states/EmptyState';
import '../../../../../ui/display/ExternalLink.css';
import '../onePass.css';

export default function OnePassPay() {
  const [search, setSearch] = useSearchParams();
  const type = soldTypes.find((each) => each === search.get('type')) ?? 'sms';
  return (
    <div className="one-pass">
      <PageHeader title="短信购买"><Link className="ui-link" to="/operation/onePass/home">返回</Link></PageHeader>
      <Tabs label="服务" items={soldTypes.map((value) => ({ value, title: serviceTitles[value] }))} value={type} onChange={(next) => setSearch({ type: next }, { replace: true })}>
        <Meals key={type} type={type} />
      </Tabs>
    </div>
  );
}

function Meals({ type }: { type: SoldType }) {
  const name = useId();
  const mayCall = useMayCall();
  const [chosen, setChosen] = useState<number>();
  const query = useQuery({
    queryKey: [...onePassKey, 'meals', type], retry: false,
    queryFn: async ({ signal }) => {
      const [account, { data }] = await Promise.all([readAccount(signal), readMeals(type, signal)]);
      return { account, meals: data };
    },
  });
  return (
    <Asked query={query} lines={6}>
      {({ account, meals }) => {
        const meal = meals.find(({ id }) => id === chosen) ?? meals[0];
        return (
          <div className="one-pass-part">
            <dl className="one-pass-facts">
              <div><dt>账户名称</dt><dd>{account.account}</dd></div>
              <div><dt>当前剩余条数</dt><dd>{account[accountPart[type]].num}</dd></div>
            </dl>
            {meal ? (
              <>
                <fieldset className="one-pass-meals">
                  <legend>选择套餐</legend>
                  {meals.map(({ id, price, num }) => (
                    <label key={id}>
                      <input type="radio" name={name} className="ui-hidden" checked={id === meal.id} onChange={() => setChosen(id)} />
                      <strong>￥{price}</strong> {num}条
                    </label>
                  ))}
                </fieldset>
                {mayCall(onePass.mealCode) && <Payment key={meal.id} type={type} meal={meal} />}
              </>
            ) : <EmptyState text="暂无可购买的套餐" />}
          </div>
        );
      }}
    </Asked>
  );
}

function Payment({ type, meal }: { type: SoldType; meal: Meal }) {
  // A code is good for a while: it is asked for anew whenever its package is chosen.
  const query = useQuery({ queryKey: [...onePassKey, 'code', type, meal], queryFn: ({ signal }) => askMealCode(type, meal, signal), retry: false, gcTime: 0, staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false });
  return (
    <dl className="one-pass-facts">
      <div><dt>充值条数</dt><dd>{meal.num}</dd></div>
      <div><dt>支付金额</dt><dd>￥{meal.price}</dd></div>
      <div><dt>付款方式</dt><dd>微信支付</dd></div>
      <div>
        <dt>支付码</dt>
        <dd>
          <Asked query={query} lines={1} height={135}>
            {({ qr_code: code, invalid }) => <><QrCode text={code} label={`用微信扫码支付￥${meal.price}`} size={135} /><p>支付码过期时间：{invalid}</p></>}
          </Asked>
        </dd>
      </div>
    </dl>
  );
}

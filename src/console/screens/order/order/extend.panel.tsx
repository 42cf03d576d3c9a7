/** 自定义留言: what the buyer filled into the shop's own form; addresses are pictures. */
import { orderSecondType } from '../../../../../generated/codes';
import type { RecordOf } from '../../../data/records/typed';
import type { DetailPanelProps } from '../../../../ui/ports/detailPanels';
import { Pictures } from '../../../../ui/display/Pictures';
import '../../../../ui/inputs/field.css';
import '../../../resource/detail/detail.css';

interface Answer {
  title: string;
  value: string | string[];
}

const isPicture = (text: string): boolean => /^(https?:\/\/|\/)/.test(text);

export default function Extend({ record: { orderExtend, secondType } }: DetailPanelProps<RecordOf<'order/order'>>) {
  const answers = (orderExtend ?? []) as Answer[];
  if (secondType === orderSecondType.points || answers.length === 0) return null;
  return (
    <section aria-label="自定义留言">
      <h3 className="form-group-title">自定义留言</h3>
      <dl className="detail">
        {answers.map(({ title, value }, index) => (
          <div key={index} className="detail-item">
            <dt>{title}</dt>
            <dd>
              {[value].flat().filter((each) => !isPicture(each)).map((each, at) => <span key={at}>{each}</span>)}
              <Pictures sources={[value].flat().filter(isPicture)} name={title} size={60} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

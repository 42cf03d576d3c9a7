import { Library } from '../../../../media';
import './picture.css';

/** 素材管理: pictures and videos with their categories. */
export default function PictureScreen() {
  return <div className="picture-screen"><Library embedded request={{ kind: 'all', multiple: true }} /></div>;
}

// Made from schemas/operation/agreementMerchant.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const update = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.agreement === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "agreement"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "agreement")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.agreement !== undefined){
let data0 = data.agreement;
if(typeof data0 === "string"){
if(func0(data0) > 100000){
(vErrors ??= []).push({instancePath:instancePath+"/agreement",keyword:"maxLength",params:{limit: 100000}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/agreement",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agreement",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const actions = {};

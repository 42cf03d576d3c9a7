// Made from schemas/user/paidMemberConfig.json. Do not edit: change the source and run `npm run generate`.
export const update = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.paidMemberPaidEntrance === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "paidMemberPaidEntrance"}});
errors++;
}
if(data.paidMemberPriceDisplay === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "paidMemberPriceDisplay"}});
errors++;
}
if(data.paidMemberProductSwitch === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "paidMemberProductSwitch"}});
errors++;
}
for(const key0 in data){
if(!(((key0 === "paidMemberPaidEntrance") || (key0 === "paidMemberPriceDisplay")) || (key0 === "paidMemberProductSwitch"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.paidMemberPaidEntrance !== undefined){
if(typeof data.paidMemberPaidEntrance !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/paidMemberPaidEntrance",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.paidMemberPriceDisplay !== undefined){
let data1 = data.paidMemberPriceDisplay;
if(!((data1 === "all") || (data1 === "paid"))){
(vErrors ??= []).push({instancePath:instancePath+"/paidMemberPriceDisplay",keyword:"enum",params:{}});
errors++;
}
}
if(data.paidMemberProductSwitch !== undefined){
if(typeof data.paidMemberProductSwitch !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/paidMemberProductSwitch",keyword:"type",params:{type: "boolean"}});
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
